// The program of the killable child: it decodes what strangers send, so it has no secrets, one job at a time,
// and a memory limit of its own. It imports no file of ours, so that Node runs it from source as well as
// compiled.
import sharp, { type Sharp } from 'sharp';
import type { PreparedImage } from './prepared-image.js';

/** One image to decode and encode anew, in whole pixels. */
export interface ImageJob {
  readonly bytes: Uint8Array;
  readonly limits: { readonly maxPixels: number; readonly maxSidePx: number; readonly minSidePx: number };
}

/**
 * `detail` is the size of an image that is refused for it, else what the library said: that is for our log
 * alone.
 */
export type ImageAnswer =
  | ({ readonly ok: true } & PreparedImage)
  | { readonly ok: false; readonly reason: 'undecodable' | 'timed_out' | SizeFault; readonly detail: string };

type SizeFault = 'side_too_long' | 'side_too_short' | 'too_many_pixels';

/**
 * Up to here a PNG stays lossless: logos and lettering are small and show JPEG's ringing, photographs are
 * neither.
 */
const LOSSLESS_MAX_PIXELS = 1_000_000;
/** Full colour resolution at a quality that survives the video's own encoding. Without `optimiseCoding`, which holds
 * all coefficients of a picture in memory, 25 megapixels take 130 MB instead of 400 and half the time. */
const LASTING_JPEG = { quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false };
const LIGHT_BACKDROP = { r: 255, g: 255, b: 255 };
const DARK_BACKDROP = { r: 16, g: 16, b: 20 };
/** Above this mean brightness (of 255) a picture would drown on white. */
const BRIGHT = 208;
const CHECK_MS = 20;

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

const [maxRssBytes = 0, maxCpuMs = 0] = process.argv.slice(2).map(Number);
/** What this process had spent when it began the image that it works on. */
let cpuAtBegin: NodeJS.CpuUsage | null = null;

/** libvips works on threads of its own, so this timer runs while it fills memory and takes time. */
setInterval(() => {
  if (process.memoryUsage.rss() > maxRssBytes) process.kill(process.pid, 'SIGKILL');
  if (cpuAtBegin !== null && cpuMsSince(cpuAtBegin) > maxCpuMs)
    answer({ ok: false, reason: 'timed_out', detail: `${maxCpuMs} ms of processor time` });
}, CHECK_MS);

// Signals to the whole process group are the parent's to handle: it ends its children when it has answered.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit(0));
process.on('message', (job: ImageJob) => {
  cpuAtBegin = process.cpuUsage();
  prepare(job).then(answer, (error: unknown) =>
    answer({ ok: false, reason: 'undecodable', detail: String(error) }),
  );
});
process.send?.('ready');

/** Answers the job once: what was given up ends with this process. */
function answer(said: ImageAnswer): void {
  if (cpuAtBegin === null) return;
  cpuAtBegin = null;
  process.send?.(said);
}

function cpuMsSince(begin: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1_000;
}

async function prepare({ bytes, limits }: ImageJob): Promise<ImageAnswer> {
  const open = (limitInputPixels: number | false = limits.maxPixels) =>
    sharp(bytes, { limitInputPixels, failOn: 'error', pages: 1 });
  const header = await open(false).metadata();
  const reason = faultOf(header, limits);
  if (reason) return { ok: false, reason, detail: `${header.width} x ${header.height} pixels` };

  const upright = open().autoOrient();
  const opaque = header.hasAlpha ? upright.flatten({ background: await backdropFor(open()) }) : upright;
  const rgb = opaque.toColourspace('srgb');
  const staysLossless = header.format === 'png' && header.width * header.height <= LOSSLESS_MAX_PIXELS;
  const encoded = staysLossless ? rgb.png({ compressionLevel: 6 }) : rgb.jpeg(LASTING_JPEG);
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return {
    ok: true,
    bytes: data,
    width: info.width,
    height: info.height,
    format: staysLossless ? 'png' : 'jpeg',
  };
}

/**
 * The header is read whatever it announces, so that the refusal can say what was too much; nothing of such an
 * image is decoded.
 */
function faultOf(
  { width, height }: { width: number; height: number },
  limits: ImageJob['limits'],
): SizeFault | null {
  if (Math.max(width, height) > limits.maxSidePx) return 'side_too_long';
  if (Math.min(width, height) < limits.minSidePx) return 'side_too_short';
  return width * height > limits.maxPixels ? 'too_many_pixels' : null;
}

/** White, unless what is painted on the transparency is itself so bright that white would swallow it. */
async function backdropFor(picture: Sharp) {
  const sample = await picture
    .resize(32, 32, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  let weighed = 0;
  let weight = 0;
  for (let at = 0; at < sample.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = sample.subarray(at, at + 4);
    weighed += alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue);
    weight += alpha;
  }
  return weight > 0 && weighed / weight > BRIGHT ? DARK_BACKDROP : LIGHT_BACKDROP;
}
