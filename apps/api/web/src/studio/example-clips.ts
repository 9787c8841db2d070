/** A clip of the sketch engine that the package brings, and the words that it was made from. */
export interface ExampleClip {
  /** Its address: the build puts the file's hash into it. */
  readonly url: string;
  readonly name: string;
  readonly prompt: string;
}

export const EXAMPLE_CLIPS: readonly ExampleClip[] = [
  {
    url: '/assets/%boat.mp4%',
    name: 'A boat at dawn',
    prompt: 'a red sailing boat on a calm lake at dawn, mountains, slow pan right',
  },
  {
    url: '/assets/%fox.mp4%',
    name: 'A fox in the snow',
    prompt: 'a fox runs through a snowy forest, gentle zoom in',
  },
  {
    url: '/assets/%lighthouse.mp4%',
    name: 'A lighthouse by night',
    prompt: 'a lighthouse by the sea at night, a full moon, slow pan left',
  },
  {
    url: '/assets/%balloon.mp4%',
    name: 'A balloon over the hills',
    prompt: 'a hot air balloon drifts over the hills at sunset',
  },
];
