import type { VideoOrder, VideoRequest } from './request-video.js';

const SEEDS = 2 ** 32;

/**
 * The orders for so many videos of one request, or for the one that is missing. A seed counts up, from the largest to
 * 0; without one, the server takes another for each.
 */
export function ordersOf(
  request: VideoRequest,
  { itemIndex, takes, missing }: { itemIndex: number; takes: number; missing: number | null },
): VideoOrder[] {
  if (missing !== null) return [orderOf(request, { itemIndex, take: missing })];
  return Array.from({ length: takes }, (_, take) => orderOf(request, { itemIndex, take }));
}

function orderOf(request: VideoRequest, place: { itemIndex: number; take: number }): VideoOrder {
  const { seed } = request.body;
  if (place.take === 0 || typeof seed !== 'number') return { ...request, ...place };
  return { ...request, ...place, body: { ...request.body, seed: (seed + place.take) % SEEDS } } as VideoOrder;
}
