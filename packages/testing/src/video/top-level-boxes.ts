import { open, type FileHandle } from 'node:fs/promises';

/**
 * The types of an mp4's top-level boxes in file order, e.g. ftyp, moov, mdat. Throws on a file that is not
 * made of boxes.
 */
export async function topLevelBoxes(file: string): Promise<string[]> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const types: string[] = [];
    for (let offset = 0; offset < size;) {
      const box = await readBox(handle, offset, size);
      types.push(box.type);
      offset += box.sizeBytes;
    }
    return types;
  } finally {
    await handle.close();
  }
}

async function readBox(
  handle: FileHandle,
  offset: number,
  fileSize: number,
): Promise<{ type: string; sizeBytes: number }> {
  const header = Buffer.alloc(16);
  await handle.read(header, 0, 16, offset);
  const short = header.readUInt32BE(0);
  const sizeBytes = sizeOf(short, header, fileSize - offset);
  if (sizeBytes < 8 || offset + sizeBytes > fileSize)
    throw new Error(`The box at byte ${offset} runs past the end of the file.`);
  return { type: header.toString('latin1', 4, 8), sizeBytes };
}

/** 1 means that a long size follows, 0 that the box ends with the file. */
function sizeOf(short: number, header: Buffer, rest: number): number {
  if (short === 1) return Number(header.readBigUInt64BE(8));
  return short === 0 ? rest : short;
}
