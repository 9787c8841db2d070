const box = (type: string, ...parts: Buffer[]): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + parts.reduce((sum, part) => sum + part.length, 0), 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...parts]);
};

/**
 * A video with the whole graph in its metadata, as ComfyUI saves it: inside the index (moov) where that is
 * the last box, as it is in ComfyUI's own files, else behind everything.
 */
export function withGraph(video: Uint8Array, graph: unknown): Buffer {
  const file = Buffer.from(video);
  const udta = box('udta', box('meta', Buffer.alloc(4), Buffer.from(`prompt\0${JSON.stringify(graph)}`)));
  const at = file.lastIndexOf('moov', undefined, 'latin1') - 4;
  const isLast = at >= 0 && at + file.readUInt32BE(at) === file.length;
  if (isLast) file.writeUInt32BE(file.readUInt32BE(at) + udta.length, at);
  return Buffer.concat([file, udta]);
}
