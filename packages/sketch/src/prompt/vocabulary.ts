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
  | 'room'
  | 'kitchen'
  | 'office'
  | 'shop'
  | 'theatre'
  | 'abstract';

/** Settings with walls, which have a window or two. */
export const ROOMS: readonly Setting[] = ['room', 'kitchen', 'office', 'shop'];

/** Settings that have houses. */
export const TOWNS: readonly Setting[] = ['street', 'city', 'village'];

/** Settings with a roof: neither rain nor wind comes in. */
export const INDOORS: readonly Setting[] = [...ROOMS, 'theatre'];

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

/** What of a photograph is said to move by itself. */
export type Stir = 'clouds' | 'ripples' | 'waves' | 'leaves';

export type Pace = 'real' | 'timelapse' | 'slow-motion';
