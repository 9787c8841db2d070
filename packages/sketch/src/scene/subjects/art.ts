import { Path2D } from '@napi-rs/canvas';
import { hex, luma, mix, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import type { Drawer, SubjectPaint } from '../../subjects/drawing/shapes.js';
import type { Art } from './art-library.js';

interface ArtPath {
  readonly path: Path2D;
  readonly fill: Rgb;
  readonly opacity: number;
  readonly rule: 'nonzero' | 'evenodd';
}

/**
 * A drawer from open art: every fill takes the scene's light; what has one colour alone gets a lit and a
 * shaded side.
 */
export function artDrawer(art: Art): Drawer {
  const paths = readPaths(art);
  const base = [...paths].sort((a, b) => b.opacity - a.opacity)[0]?.fill ?? [128, 128, 128];
  const box = art.tint ? inkOf(paths) : { left: 0, top: 0, right: art.width, bottom: art.height * 0.965 };
  const high = art.tint
    ? Math.max(box.bottom - box.top, (box.right - box.left) * 0.8) / 0.94
    : Math.max(art.height, art.width * 0.8);
  return (context, paint) => {
    context.save();
    context.scale(1 / (high * 0.94), 1 / (high * 0.94));
    // Emoji look to the left or ahead; subjects look to the right.
    context.scale(art.tint ? 1 : -1, 1);
    context.translate(-(box.left + box.right) / 2, -box.bottom);
    if (art.tint) drawSolid(context, paint, { paths, art });
    else for (const part of paths) drawPath(context, paint, { part, base });
    context.restore();
  };
}

/** The edges of what is drawn: a silhouette stands on its lowest line, wherever its box ends. */
function inkOf(paths: readonly ArtPath[]): { left: number; top: number; right: number; bottom: number } {
  const edges = paths.map(({ path }) => path.computeTightBounds());
  return {
    left: Math.min(...edges.map(([left]) => left)),
    top: Math.min(...edges.map(([, top]) => top)),
    right: Math.max(...edges.map(([, , right]) => right)),
    bottom: Math.max(...edges.map(([, , , bottom]) => bottom)),
  };
}

function drawPath(context: Context, paint: SubjectPaint, at: { part: ArtPath; base: Rgb }): void {
  const { part, base } = at;
  const fill = paint.own ? recolour(part.fill, base, paint.own) : part.fill;
  context.globalAlpha *= part.opacity;
  context.fillStyle = paint.light(fill, 0.62);
  context.fill(part.path, part.rule);
  context.globalAlpha /= part.opacity;
}

// A silhouette gets its body from light: shade behind it as thickness, and a face that turns towards the sun.
function drawSolid(context: Context, paint: SubjectPaint, at: { paths: readonly ArtPath[]; art: Art }): void {
  const { paths, art } = at;
  for (const part of paths) {
    const face = context.createLinearGradient(0, art.height, art.width, 0);
    const colour = paint.own ?? part.fill;
    face.addColorStop(0, paint.light(colour, 0.2));
    face.addColorStop(0.55, paint.light(colour, 0.6));
    face.addColorStop(1, paint.light(colour, 1));
    context.save();
    context.translate(-art.width * 0.022, art.height * 0.008);
    context.fillStyle = paint.light(mix([12, 12, 18], colour, 0.45), 0.2);
    context.fill(part.path, part.rule);
    context.restore();
    context.fillStyle = face;
    context.fill(part.path, part.rule);
  }
}

/** Puts the asked colour in place of the art's own hues, keeping light and dark. */
function recolour(fill: Rgb, base: Rgb, own: Rgb): Rgb {
  const ratio = Math.min(1.6, Math.max(0.35, (luma(fill) + 30) / (luma(base) + 30)));
  return ratio >= 1
    ? mix(own, [255, 250, 245], Math.min(0.6, (ratio - 1) * 0.8))
    : mix([20, 18, 22], own, ratio);
}

function readPaths(art: Art): ArtPath[] {
  const out: ArtPath[] = [];
  for (const [, tag = '', attributes = ''] of art.body.matchAll(/<(path|circle|ellipse|rect)\b([^>]*)>/g)) {
    const fill = art.tint ?? attribute(attributes, 'fill') ?? '';
    const path = pathOf(tag, attributes);
    if (path && /^#[0-9a-f]{3,6}$/i.test(fill))
      out.push({ path, fill: hex(longHex(fill)), ...mannerOf(attributes) });
  }
  return out;
}

function mannerOf(attributes: string): Pick<ArtPath, 'opacity' | 'rule'> {
  return {
    opacity: Number(attribute(attributes, 'opacity') ?? 1),
    rule: attribute(attributes, 'fill-rule') === 'evenodd' ? 'evenodd' : 'nonzero',
  };
}

function attribute(text: string, name: string): string | null {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(text)?.[1] ?? null;
}

function longHex(code: string): string {
  return code.length === 4 ? `#${[...code.slice(1)].map((digit) => digit + digit).join('')}` : code;
}

function pathOf(tag: string, attributes: string): Path2D | null {
  const value = (name: string): number => Number(attribute(attributes, name) ?? 0);
  if (tag === 'path') return new Path2D(attribute(attributes, 'd') ?? '');
  const path = new Path2D();
  if (tag === 'rect') path.roundRect(value('x'), value('y'), value('width'), value('height'), value('rx'));
  else
    path.ellipse(
      value('cx'),
      value('cy'),
      tag === 'circle' ? value('r') : value('rx'),
      tag === 'circle' ? value('r') : value('ry'),
      0,
      0,
      Math.PI * 2,
    );
  return path;
}
