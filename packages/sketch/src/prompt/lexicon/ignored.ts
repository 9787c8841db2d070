/**
 * Why a word is passed over. The list is closed: whatever can be seen, heard or filmed is in none of them, and
 * is drawn, replaced or missing.
 */
export type IgnoredReason = 'grammar' | 'degree' | 'request' | 'praise' | 'gear';

/** The words of each reason. */
const WORDS: Record<IgnoredReason, string> = {
  // What joins words: articles, prepositions, pronouns, auxiliaries, and verbs that say no more than "with".
  grammar: `a an the and or nor but for of in on at by to from with into over under above below behind before after during between through across along around near next beside
    is are was were be been being am it its it's this that these those there here as if then than so while when where which who whose what how up down out off again upon against
    among within onto his her their our my your he she they we you i him them us me can could will would should may might do does did done have has had having gets get let
    like look looks looking seem seems appears appear appearing begins begin starts start toward towards throughout past each every other another same both all own also too s t re ve
    make makes making filled full covered surrounded featuring features feature having set casting casts cast creating creates giving gives gives off way part parts kind type sort
    thing things stuff something someone everyone everybody nobody no-one nothing anybody anyone anything somewhere anywhere everywhere together until till because about per via amid amidst alongside onto whilst that's there's capped kissed front
    no not without never none neither don't doesn't isn't aren't minus excluding except lacking one once`,
  // How much so.
  degree:
    'degree degrees 45 90 180 360 very really quite just only more most much slightly extremely truly so such almost nearly highly even barely rather fully completely absolutely incredibly totally super',
  // What is asked for, not what is in it.
  request: `vertical vertically horizontal reel reels tiktok instagram youtube ad ads advert advertisement advertising commercial promo teaser please create generate render rendering make produce give want need would show shows showing see seen seeing scene scenes shot shots video videos clip clips footage image images
    picture pictures view frame frames second seconds sec secs animation animated film movie loop looping loopable seamless wallpaper version using use include including depict
    depicting depicts depicted featuring titled prompt thanks thank hello hi style styled atmosphere mood feel feeling sense vibe aesthetic look camera cameras letters viewer viewers angle angles lens`,
  // Judgements that change no picture.
  praise: `beautiful beautifully stunning gorgeous lovely nice amazing perfect wonderful awesome pretty incredible spectacular scenic picturesque detailed detail details quality hd uhd 4k 8k 2k 16k hdr
    1080p 720p 1440p 2160p resolution ultra high-quality high-resolution masterpiece best better professional good great trending artstation award winning award-winning excellent superb elegant
    sharp crisp clean photography photo photograph hyper intricate exquisite high-end premium`,
  // What it would be filmed or computed with.
  gear: `arri alexa canon nikon sony leica fujifilm kodak panasonic blackmagic hasselblad gopro dji portra unreal engine octane blender cinema4d redshift vray v-ray maya raytracing
    ray-tracing ray-traced mm fps iso imax panavision zeiss f`,
};

const REASONS: ReadonlyMap<string, IgnoredReason> = new Map(
  Object.entries(WORDS).flatMap(([reason, words]) =>
    words.split(/\s+/).map((word) => [word, reason as IgnoredReason] as const),
  ),
);

/** A measure of the clip or of the camera: "24fps", "35mm", "5s". */
const MEASURE = /^(f?\d+(fps|mm|p|k|hz|s|sec)|\d+x\d+)$/;

/** Why this lower-case word says nothing to draw; null where it may well. */
export function ignoredFor(word: string): IgnoredReason | null {
  const reason = REASONS.get(word) ?? (MEASURE.test(word) ? 'gear' : null);
  if (reason || !word.includes(' ')) return reason;
  const reasons = word.split(' ').map((one) => ignoredFor(one));
  return reasons.every((one) => one !== null) ? reasons[0]! : null;
}
