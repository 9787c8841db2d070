const box = (type: string, ...parts: Buffer[]): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + parts.reduce((sum, part) => sum + part.length, 0), 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...parts]);
};

/**
 * A video with the whole graph in its metadata, as ComfyUI saves it. The video's index (moov) must be its last box, so
 * that nothing behind it moves.
 */
export function withGraph(video: Uint8Array, graph: unknown): Buffer {
  const file = Buffer.from(video);
  const at = file.lastIndexOf('moov', undefined, 'latin1') - 4;
  if (at < 0 || at + file.readUInt32BE(at) !== file.length) throw new Error('The index of this video is not its last box.');
  const udta = box('udta', box('meta', Buffer.alloc(4), Buffer.from(`prompt\0${JSON.stringify(graph)}`)));
  file.writeUInt32BE(file.readUInt32BE(at) + udta.length, at);
  return Buffer.concat([file, udta]);
}
