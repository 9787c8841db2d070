/** A socket class that also counts the pictures of work in progress that a server sends: they come as bytes. */
export function heardSocket() {
  let pictures = 0;
  class HeardSocket extends WebSocket {
    constructor(...given: ConstructorParameters<typeof WebSocket>) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string') pictures += 1;
      });
    }
  }
  return { WebSocket: HeardSocket, previews: () => pictures };
}
