const POLYNOMIAL = 0xed_b8_83_20;

/** CRC-32 (IEEE 802.3) of a text's UTF-8 bytes, 0 to 4294967295. */
export function crc32(text: string): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of new TextEncoder().encode(text)) crc = withByte(crc, byte);
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
}

function withByte(before: number, byte: number): number {
  let crc = before ^ byte;
  for (let bit = 0; bit < 8; bit += 1) crc = (crc & 1) === 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1;
  return crc;
}
