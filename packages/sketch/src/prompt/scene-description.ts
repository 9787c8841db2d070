/** Where a scene plays. */
export type Setting =
  | 'sea'
  | 'beach'
  | 'lake'
  | 'river'
  | 'mountains'
  | 'hills'
  | 'forest'
  | 'desert'
  | 'city'
  | 'street'
  | 'village'
  | 'snowfield'
  | 'underwater'
  | 'space'
  | 'sky'
  | 'abstract';

export type TimeOfDay = 'dawn' | 'day' | 'golden' | 'sunset' | 'dusk' | 'night';

export type CloudCover = 'clear' | 'scattered' | 'heavy';

/** Weather and whatever else fills the air; any number at once. */
export type Air =
  | 'rain'
  | 'storm'
  | 'snow'
  | 'fog'
  | 'wind'
  | 'aurora'
  | 'leaves'
  | 'petals'
  | 'rainbow'
  | 'fireflies'
  | 'dust'
  | 'meteors'
  | 'fireworks'
  | 'moon'
  | 'sunrays';

export type Style =
  | 'calm'
  | 'dramatic'
  | 'dreamy'
  | 'noir'
  | 'pastel'
  | 'vintage'
  | 'neon'
  | 'watercolor'
  | 'oil'
  | 'pencil'
  | 'pixel'
  | 'gloomy'
  | 'joyful'
  | 'mysterious'
  | 'cinematic';

export type CameraMove =
  | 'drift'
  | 'static'
  | 'pan-left'
  | 'pan-right'
  | 'tilt-up'
  | 'tilt-down'
  | 'push-in'
  | 'pull-out'
  | 'orbit'
  | 'rise'
  | 'handheld';

export type Verb =
  | 'stand'
  | 'run'
  | 'walk'
  | 'fly'
  | 'swim'
  | 'float'
  | 'spin'
  | 'fall'
  | 'dance'
  | 'jump'
  | 'drive'
  | 'burn'
  | 'sail';

/** One kind of thing in the picture. */
export interface SubjectDescription {
  /** The word's dictionary form: a drawn subject's name, or the noun of the open art. */
  readonly noun: string;
  /** `drawn` is painted by us, `art` is an open SVG. */
  readonly source: 'drawn' | 'art';
  /** The art's key; null for drawn subjects. */
  readonly artKey: string | null;
  readonly count: number;
  readonly colour: string | null;
  readonly verb: Verb | null;
  readonly size: 'small' | 'normal' | 'large';
  /** Colour of what its rider wears, `plain` for any; null without a rider. */
  readonly rider: string | null;
}

/** All that was understood of a prompt. Pure data: the same prompt gives the same description. */
export interface SceneDescription {
  readonly setting: Setting;
  /** A second setting seen behind the first, or null. */
  readonly backdrop: Setting | null;
  readonly time: TimeOfDay;
  readonly clouds: CloudCover;
  readonly airs: readonly Air[];
  /** Airs that the prompt rules out. */
  readonly without: readonly Air[];
  readonly styles: readonly Style[];
  /** Colour words that belong to no subject: they colour the whole scene. */
  readonly colours: readonly string[];
  readonly subjects: readonly SubjectDescription[];
  readonly camera: { readonly move: CameraMove; readonly speed: 'slow' | 'normal' | 'fast' };
  /** Words that look as though they should matter and could not be used, in order. */
  readonly unusedWords: readonly string[];
}
