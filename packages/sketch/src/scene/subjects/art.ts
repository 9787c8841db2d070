import { Path2D } from '@napi-rs/canvas';
import { hex, luma, mix, type Rgb } from '../../paint/colour.js';
import type { Drawer } from './shapes.js';

interface ArtPath {
  readonly path: Path2D;
  readonly fill: Rgb;
  readonly opacity: number;
}

const SIDE = 32;

/** A drawer from the body of an open SVG (32 units a side, filled paths): every fill takes the scene's light. */
export function artDrawer(svgBody: string): Drawer {
  const paths = readPaths(svgBody);
  const base = [...paths].sort((a, b) => b.opacity - a.opacity)[0]?.fill ?? [128, 128, 128];
  return (context, paint) => {
    context.save();
    context.scale(1 / (SIDE * 0.94), 1 / (SIDE * 0.94));
    // Emoji look to the left or ahead; subjects look to the right.
    context.scale(-1, 1);
    context.translate(-SIDE / 2, -SIDE * 0.965);
    for (const part of paths) {
      const fill = paint.own ? recolour(part.fill, base, paint.own) : part.fill;
      context.globalAlpha *= part.opacity;
      context.fillStyle = paint.light(fill, 0.62);
      context.fill(part.path);
      context.globalAlpha /= part.opacity;
    }
    context.restore();
  };
}

/** Puts the asked colour in place of the art's own hues, keeping light and dark. */
function recolour(fill: Rgb, base: Rgb, own: Rgb): Rgb {
  const ratio = Math.min(1.6, Math.max(0.35, (luma(fill) + 30) / (luma(base) + 30)));
  return ratio >= 1 ? mix(own, [255, 250, 245], Math.min(0.6, (ratio - 1) * 0.8)) : mix([20, 18, 22], own, ratio);
}

function readPaths(svgBody: string): ArtPath[] {
  const out: ArtPath[] = [];
  for (const [, tag = '', attributes = ''] of svgBody.matchAll(/<(path|circle|ellipse|rect)\b([^>]*)>/g)) {
    const fill = attribute(attributes, 'fill');
    const path = pathOf(tag, attributes);
    if (path && fill && /^#[0-9a-f]{3,6}$/i.test(fill)) out.push({ path, fill: hex(longHex(fill)), opacity: Number(attribute(attributes, 'opacity') ?? 1) });
  }
  return out;
}

function attribute(text: string, name: string): string | null {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(text)?.[1] ?? null;
}

function longHex(code: string): string {
  return code.length === 4 ? `#${[...code.slice(1)].map((c) => c + c).join('')}` : code;
}

function pathOf(tag: string, attributes: string): Path2D | null {
  const value = (name: string): number => Number(attribute(attributes, name) ?? 0);
  if (tag === 'path') return new Path2D(attribute(attributes, 'd') ?? '');
  const path = new Path2D();
  if (tag === 'rect') path.roundRect(value('x'), value('y'), value('width'), value('height'), value('rx'));
  else path.ellipse(value('cx'), value('cy'), tag === 'circle' ? value('r') : value('rx'), tag === 'circle' ? value('r') : value('ry'), 0, 0, Math.PI * 2);
  return path;
}
