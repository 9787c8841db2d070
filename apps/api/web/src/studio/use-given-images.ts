import { useEffect, useRef } from 'preact/hooks';

const imageIn = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** Images that are dropped or pasted anywhere on the page. */
export function useGivenImages(take: (file: File) => void): void {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const given = (event: Event, data: DataTransfer | null): void => {
      const file = imageIn(data);
      if (file === undefined) return;
      event.preventDefault();
      latest.current(file);
    };
    const over = (event: DragEvent): void => {
      if (hasFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent): void => given(event, event.dataTransfer);
    const paste = (event: ClipboardEvent): void => given(event, event.clipboardData);
    document.addEventListener('dragover', over);
    document.addEventListener('drop', drop);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste);
    };
  }, []);
}
