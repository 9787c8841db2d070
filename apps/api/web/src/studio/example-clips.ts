/** Clips of the sketch engine that the package brings, by what they show: the build puts the files' hashes into the addresses. */
export const EXAMPLE_CLIPS = {
  boat: '/assets/%boat.mp4%',
  fox: '/assets/%fox.mp4%',
  lighthouse: '/assets/%lighthouse.mp4%',
  balloon: '/assets/%balloon.mp4%',
} as const;

export type ExampleClip = keyof typeof EXAMPLE_CLIPS;
