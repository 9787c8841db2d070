import type { StagePlan, VistaName, VistaPlan } from './stage-plan.js';

/** What a place is known by that is seen for itself, as regular expressions on a whole prompt. */
export const VISTA_CUES: Readonly<Record<VistaName, RegExp>> = {
  islands:
    /\b(?:floating|flying|hovering|levitating|sky)[- ](?:\w+ )?islands?\b|\bislands? (?:\w+ ){0,2}(?:in|among|above) (?:the |a )?(?:sky|air|clouds)\b/i,
  falls: /\bwater-?falls?\b|\b(?:niagara|iguazu|victoria) falls\b/i,
  coast:
    /\b(?:waves?|surf|swell|sea|ocean)\b.*\b(?:rocks?|rocky|cliffs?|boulders|reef|lighthouse)\b|\b(?:rocks?|rocky|cliffs?|boulders|lighthouse)\b.*\b(?:waves?|surf|sea|ocean|storm)\b|\brocky (?:coast|shore)(?:line)?\b|\bwaves? (?:\w+ ){0,2}(?:crash|break|smash|pound)\w*(?! \w+ (?:\w+ )?(?:sand|beach))/i,
  city: /\bskylines?\b|\bcity ?scapes?\b|\bskyscrapers\b|\b(?:mega)?cit(?:y|ies)\b|\bmetropolis\b|\bdowntown\b/i,
  cafe: /\b(?:street|sidewalk|pavement|parisian|paris|outdoor) caf[eé]s?\b|\bcaf[eé]s? (?:(?:on|in|at) )?(?:an? |the )?(?:\w+ ){0,2}(?:street|paris)\b|\bparis\b.*\bcaf[eé]\b(?! (?:au|latte))/i,
  field: /\bfields?\b|\bmeadows?\b/i,
  wilds:
    /\bvalleys?\b|\bdunes?\b|\b(?:frozen|icy) (?:\w+ )?lakes?\b|\bnorthern lights\b|\baurora(?: borealis)?\b/i,
  woods: /\b(?:paths?|trails?|forests?|woods|woodlands?)\b/i,
};

/** Which kind of wide land it is. */
export const wildOf = (prompt: string): NonNullable<VistaPlan['wild']> => {
  if (/\bdunes?\b/i.test(prompt)) return 'dunes';
  return /\b(?:frozen|icy) (?:\w+ )?lakes?\b/i.test(prompt) ? 'ice' : 'valley';
};

/** From high up. */
export const FROM_AIR =
  /\b(?:aerial|drones?|bird['’]?s[- ]eye|from (?:high )?above|overhead|top[- ]down|fly(?:ing|s)? (?:over|through|above)|fly-?over|fly-?through|from the (?:air|sky)|helicopter shot)\b/i;

/** What a street is seen from, and no city. */
export const AT_FOOT =
  /\b(?:streets?|alleys?|alleyway|sidewalk|pavement|square|plaza|market|rooftop|balcony|terrace|window|park|road|crossing|intersection|cafe|café|subway|corner)\b/i;
/** A city is looked at from afar, whatever else is said. */
export const AFAR = /\b(?:skylines?|city ?scapes?|skyscrapers|time-?lapse|hyper-?lapse)\b/i;

export const LAPSE = /\b(?:time|hyper)[- ]?lapse\b|\btimelapse\b/i;

const COMMON =
  /^(?:from|to|into|through|turn(?:s|ing)?(?: in)?(?: to)?|day(?:time|light)?|night(?:fall|time)?|dawn|dusk|sunrise|sunset|morning|evening|noon|midday|golden|(?:time|hyper)[- ]?lapse|drone(?: shot| footage| view)?|aerial(?: view| shot)?|fl(?:y|ies|ying|yover|ythrough)(?: over| through| above)?|huge|giant|massive|big|large|mighty|powerful|tall|towering|high|vast|epic|majestic|beautiful|dramatic|background|distance|lights?|glowing|glittering|lit|sky)$/i;

const OF_KIND: Readonly<Record<VistaName, RegExp>> = {
  city: /^(?:cit(?:y|ies)|(?:city )?skylines?|cityscapes?|skyscrapers?|towers?|buildings?|metropolis|megacity|downtown|urban|modern|traffic|cars|streets?|windows?|(?:cyberpunk|futuristic|neon|sci-?fi|future|dystopian)(?: city)?|(?:neon|city) (?:lights?|signs?)|signs|reflections?|river|harbou?r|bay|hitting)$/i,
  falls:
    /^(?:water-?falls?|cascad(?:e|es|ing)|falls?|falling|flow(?:s|ing)?|tumbl(?:es|ing)|plung(?:es|ing)|pour(?:s|ing)?|lush|green|tropical|jungle|rain ?forest|mossy|moss|mist|misty|spray|pool|pond|lagoon|rocks?|rocky|cliffs?|canyon|gorge|trees?|ferns?|crystal|clear|water|hidden|secret|sun ?(?:light|rays|beams)|rays)$/i,
  coast:
    /^(?:waves?|surf|swell|crash(?:es|ing)?|break(?:s|ing)?|hit(?:s|ting)?|smash(?:es|ing)?|pound(?:s|ing)?|splash(?:es|ing)?|batter(?:s|ing)?|roll(?:s|ing)?|against|on|rocks?|rocky|cliffs?|boulders?|coast(?:line|al)?|shore(?:line)?|reef|spray|foam|foaming|sea|ocean|stormy|storm|rough|wild|raging|white|water|slow motion)$/i,
  islands:
    /^(?:float(?:s|ing)?|flying|hover(?:s|ing)?|levitating|islands?|floating islands?|sky|clouds?|water-?falls?|cascad(?:e|es|ing)|falling|grass|grassy|green|trees?|lush|rocks?|rocky|fantasy|magical|magic|dreamy|surreal|suspended|mid-?air)$/i,
  cafe: /^(?:caf[eé]s?|streets?|sidewalk|pavement|outdoor|parisian|awnings?|tables?|chairs?|trees?|leaves|fall(?:en|ing)?|autumn|autumnal|cobblestones?|cobbled|cosy|cozy|charming|quaint|old|lamps?|lanterns?)$/i,
  field:
    /^(?:fields?|meadows?|flowers?|sunflowers?|poppies|tulips|lavender|sway(?:s|ing)?|wav(?:es|ing)|mov(?:es|ing)|danc(?:es|ing)|bloom(?:s|ing)?|blossoming|in|under|blue|clear|wind|breeze|gentle|hills?|rows?|endless)$/i,
  wilds:
    /^(?:mountains?|valleys?|clouds?|roll(?:s|ing)?|fog|mist|sun ?(?:light|rays|beams)|rays|break(?:s|ing)?|thr(?:u|ough)|frozen(?: lake)?|icy|ice|lakes?|shore|cabin|stars?|starry|aurora(?: borealis)?|northern lights|desert|sahara|dunes?|sand|sandy|wind|snow|snowy|winter|pines?|forests?|trees?|peaks?|landscape|over|with|wilderness|deep|wide|endless)$/i,
  woods:
    /^(?:forests?|woods|woodlands?|paths?|trails?|footpath|walk(?:way)?|winding|trees?|leaves|fall(?:en|ing)?|autumn|autumnal|fall colou?rs|foliage|colou?rful|golden|dense|deep|misty|foggy|sun(?:light|rays|beams|lit)|rays|light|through)$/i,
};

const RUINED =
  /^(?:ruin(?:ed|s)?|destroyed|abandoned|post|apocalyptic|post-?apocalyptic|war-?torn|bombed|derelict|crumbling|collapsed|desolate|rubble|debris|overgrown)$/i;

const TOWNS: Readonly<Record<string, RegExp>> = {
  'new york': /^(?:new york(?: city)?|nyc|manhattan|brooklyn(?: bridge)?|statue of liberty|liberty|statue)$/i,
  paris: /^(?:paris|parisian)$/i,
  london: /^(?:london|big ben|westminster)$/i,
};

/** Whether a word says that something is destroyed. */
export const isOfRuin = (text: string): boolean => RUINED.test(text);

/** Whether a word tells of a place that is seen for itself. */
export function isOfVista(text: string, { vista, set }: StagePlan): boolean {
  if (!vista) return false;
  return (
    COMMON.test(text) ||
    OF_KIND[set as VistaName].test(text) ||
    (vista.manner === 'ruined' && isOfRuin(text)) ||
    (vista.town !== null && TOWNS[vista.town]!.test(text))
  );
}

/** What a prompt calls destroyed. */
export const IN_RUINS =
  /\b(?:ruined|ruins|destroyed|abandoned|post[- ]?apocalyptic|apocalyptic|war-?torn|bombed|derelict|crumbling|collapsed)\b/i;
