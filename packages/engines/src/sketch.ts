import { installable } from './maker/installed-engine.js';
import { SketchEngine } from './sketch/sketch.engine.js';
import { sketchCapabilities, sketchSettings } from './sketch/sketch.settings.js';

export type { ClipPainter, ClipRequest, PaintedClip } from './maker/clip-painter.js';
export { SketchEngine } from './sketch/sketch.engine.js';

/** The built-in engine: it draws on the CPU of this machine, and needs nothing else. */
export const sketch = installable({
  kind: 'sketch',
  site: 'embedded',
  schema: sketchSettings,
  capabilities: sketchCapabilities,
  create: (_, __, { tempDir, workerSlots, promptInMetadata, painter = null, assetsHome = null }) =>
    new SketchEngine({ tempDir, atOnce: workerSlots, titled: promptInMetadata, painter, assetsHome }),
});
