/** Words that carry nothing to draw: never reported as unused. */
export const FILLERS = new Set(
  `a an the and or but of in on at by to from with into over under above below behind before after during between through across along around near next beside
  is are was were be been being am it its it's this that these those there here as if then than so such very really quite just only also too more most much many some any few
  one while when where which who whose what how up down out off again once toward towards upon against among within onto his her their our my your he she they we you i him them us me
  can could will would should may might do does did done have has had having make makes made making get gets let like look looks looking seem seems show shows showing see seen seeing
  scene shot video clip footage image picture view camera frame frames background foreground middle center centre left right top bottom side front back far close high low long short wide
  beautiful stunning gorgeous lovely nice great amazing perfect wonderful awesome pretty incredible spectacular scenic picturesque highly detailed detail details quality hd 4k 8k uhd fps resolution
  ultra high-quality masterpiece best professional photography photo shallow depth field bokeh sharp focus light lights lighting lit color colors colour colours tone tones style styled atmosphere mood
  filled full covered surrounded set setting seconds second please create generate render want animated animation loop looping natural nature outdoor outdoors world place day's time hour
  against along throughout everywhere nearby inside outside still slightly gently lightly softly subtle subtly deep thick thin heavy light warm cool cold hot fresh old new young open single lone couple pair group
  flock herd school bunch several dozen row line edge reflection reflections reflecting reflected shadow shadows horizon distance surface air ground lens hand ambient sound sounds audio music
  appears appear appearing begins begin starts start ends end towards away past all each every both other another same own own's way part parts kind type sort no not without never none nor free
  big small large tiny little huge s t re ve don dont doesn isn aren gently blowing glistening gleaming shimmering shimmer rolling crashing lapping covering flowing flows flow rippling ripples ripple swaying
  spring summer season early late mid hour time timelapse over above vast wide giant distant colorful dark shiny clear
  casting casts cast creating creates featuring features feature filling fills glow glows glistens sparkle shining shines shine reflects reflect gives giving stretching stretches feel feeling sense clean rich crisp waterhole cup empty fishing smoke chimney deserted abandoned alone together
  festival christmas lapse player coastal macro breathing body bodies wave's thing things stuff something someone everyone anywhere somewhere ground morning's slow-mo loopable seamless wallpaper render rendered
  unreal engine octane trending artstation award winning`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words for a number of people where no noun follows: "a couple walks". */
export const COMPANIES: Record<string, number> = { couple: 2, family: 4, crowd: 12, duo: 2, trio: 3 };

/** Number words; `several` and the like give a plausible few. */
export const NUMBER_WORDS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  single: 1,
  lone: 1,
  lonely: 1,
  two: 2,
  couple: 2,
  pair: 2,
  both: 2,
  three: 3,
  trio: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
  few: 3,
  several: 5,
  some: 4,
  many: 8,
  group: 5,
  flock: 9,
  herd: 6,
  school: 12,
  fleet: 5,
  swarm: 12,
  dozens: 14,
  hundreds: 18,
  bunch: 5,
  pack: 5,
  crowd: 12,
  line: 5,
  row: 5,
  family: 4,
  pod: 4,
  colony: 9,
  pride: 4,
  murder: 7,
  hundred: 18,
  thousands: 24,
};
