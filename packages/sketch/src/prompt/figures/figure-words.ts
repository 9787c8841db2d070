import type { FigureRole } from '../screen-text.js';

const FORM = String.raw`(?:charts?|graphs?|diagrams?|plots?)`;
/** What may stand before the name of a chart and says no more. */
const BEFORE = String.raw`(?:(?:an?|the|simple|clean|animated|modern|minimal|minimalist|3d|vertical|horizontal|colou?rful|infographic|un|una|une|ein|eine|uno|um|uma|een)\s+){0,4}`;

/** Names of charts in the languages that prompts are written in. */
const NAMES: readonly (readonly [FigureRole, string])[] = [
  [
    'bars',
    String.raw`(?:bar|column)[- ]?${FORM}|histogram|funnel(?: chart)?(?=\s*:)|(?:balken|s\u00E4ulen)diagramm|gr\u00E1fico de (?:barras|columnas|colunas)|(?:diagramme|graphique) (?:\u00E0|en) (?:barres|b\u00E2tons)|grafico a (?:barre|colonne)|staaf(?:diagram|grafiek)|wykres s\u0142upkowy|(?:\u67F1\u72B6|\u6761\u5F62|\u9577?\u68D2)(?:\u56FE|\u30B0\u30E9\u30D5)|\u092C\u093E\u0930 \u091A\u093E\u0930\u094D\u091F|(?:\u0645\u062E\u0637\u0637|\u0631\u0633\u0645 \u0628\u064A\u0627\u0646\u064A) (?:\u0634\u0631\u064A\u0637\u064A|\u0623\u0639\u0645\u062F\u0629)`,
  ],
  [
    'line',
    String.raw`(?:line|trend|area|time series|stock)[- ]?${FORM}|liniendiagramm|gr\u00E1fico de (?:l\u00EDneas|linhas|linea)|(?:diagramme|graphique) (?:lin\u00E9aire|en courbes?|en lignes?)|grafico a linee|lijn(?:diagram|grafiek)|wykres liniowy|\u6298(?:\u7EBF\u56FE|\u308C\u7DDA\u30B0\u30E9\u30D5)|\u0932\u093E\u0907\u0928 \u091A\u093E\u0930\u094D\u091F|(?:\u0645\u062E\u0637\u0637|\u0631\u0633\u0645 \u0628\u064A\u0627\u0646\u064A) \u062E\u0637\u064A`,
  ],
  [
    'donut',
    String.raw`(?:donut|doughnut|ring)[- ]?${FORM}|ringdiagramm|gr\u00E1fico de (?:rosquilla|anillo|rosca)|(?:diagramme|graphique) en anneau|grafico ad anello|\u73AF\u5F62\u56FE`,
  ],
  [
    'pie',
    String.raw`pie[- ]?${FORM}|(?:kreis|torten|kuchen)diagramm|gr\u00E1fico (?:circular|de (?:pastel|torta|tarta|pizza))|camembert(?= *:)|diagramme circulaire|grafico a torta|(?:taart|cirkel)diagram|wykres ko\u0142owy|\u997C\u56FE|\u5186\u30B0\u30E9\u30D5|\u092A\u093E\u0908 \u091A\u093E\u0930\u094D\u091F|(?:\u0645\u062E\u0637\u0637|\u0631\u0633\u0645 \u0628\u064A\u0627\u0646\u064A) \u062F\u0627\u0626\u0631\u064A`,
  ],
  [
    'bars',
    String.raw`(?:infographics?|charts?(?! (?:in|de)creasing)|graphs?|diagramm|gr\u00E1fico|graphique|grafico|wykres|\u56FE\u8868|\u30B0\u30E9\u30D5)`,
  ],
];

/** Scripts that leave no blanks have names in the middle. */
const WORD = String.raw`(?:(?<![\p{L}\p{N}])|(?=[\u4E00-\u9FFF]))`;
const END = String.raw`(?![\p{L}\p{N}])`;
const CJK_END = String.raw`(?:${END}|(?<=[\u56FE\u8868\u30D5]))`;

/** The charts that a text names, one pattern for each kind; the plainest name comes last. */
export const CHART_NAMES: readonly (readonly [FigureRole, RegExp])[] = NAMES.map(([role, names]) => [
  role,
  new RegExp(`${WORD}${BEFORE}(?:${names})${CJK_END}`, 'giu'),
]);

/** Names of lists whose entries have no values. */
export const LIST_NAMES: readonly (readonly [FigureRole, RegExp])[] = [
  [
    'timeline',
    /(?<!\p{L})(?:an? |the |animated ){0,3}(?:timeline|roadmap|zeitstrahl|cronolog\u00EDa|frise chronologique)(?: of [\p{L}\p{N} ]{2,30}?)?\s*:\s*/giu,
  ],
  [
    'checklist',
    /(?<!\p{L})(?:an? |the |animated ){0,3}(?:check ?list|to-?do list|bullet points?|bullet list|agenda|list)(?: of [\p{L}\p{N} ]{2,30}?)?\s*:\s*/giu,
  ],
  [
    'steps',
    /(?<!\p{L})(?:an? |the |in |animated ){0,3}(?:(?:\d|two|three|four|five|six) )?(?:easy |simple |quick )?(?:steps?|process|workflow|flow ?chart|schritte|pasos|\u00E9tapes|passi|passos|stappen|kroki)(?: (?:process|infographic|diagram|guide|animation))?(?: (?:of|for|to) [\p{L}\p{N} ]{2,30}?)?\s*(?::|\s[\u2013-]\s)\s*/giu,
  ],
  [
    'pins',
    /(?<!\p{L})(?:an? |the |animated ){0,3}(?:world |city |road )?(?:map )?(?:with )?(?:\w+ )?(?:map pins?|pins?|location pins?|markers?|map markers?)(?: drop(?:ping|s)?)?\s*(?::| (?:in|on|at|for|over|to) )\s*/giu,
  ],
];

/** "Step 1: plan, step 2: build" names no list: the numbers do. */
export const SINGLE_STEPS = /(?<!\p{L})(?=step 1\s*[:.)-]?\s)/giu;
/** "Three steps 1-2-3" and "steps 1, 2, 3": numbers alone. */
export const BARE_STEPS =
  /(?<!\p{L})(?:(?:two|three|four|five|\d) )?steps?:?\s+((?:\d\s*[-,\u2013\u2192>]\s*)+\d)(?!\d)/giu;
/** "1. Upload 2. Edit 3. Share". */
export const NUMBERED_LIST =
  /(?<![\p{L}\p{N}.])1[.)]\s*\p{L}[^\d.;\n]{0,40}?[,;]?\s*2[.)]\s*\p{L}[^\d.;\n]{0,40}(?:[3-9][.)]\s*\p{L}[^\d.;,\n]{0,40})*/gu;
