import type { WindowReading } from '@clipwright/core/limiter';

/** How the window of a key stands, for whoever only tells it. */
export abstract class WindowReadings {
  abstract read(keySlot: string): Promise<WindowReading>;
}
