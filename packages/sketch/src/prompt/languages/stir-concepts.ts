/** More rows as those of `CONCEPTS`: what moves by itself, and how. */
export const STIR_CONCEPTS: readonly string[] = [
  'moving|se mueven/se mueve/moviéndose|bewegen/bewegt/ziehen/zieht/bewegende/ziehende|bougent/bouge/se déplacent/défilent|muovono/muove/in movimento|movem/move/movendo|bewegen/beweegt/bewegende|poruszają/porusza/ruszają|移动/飘动/在动/移動|動く/動いている/動き|चल रहे हैं/हिल रहे/हिलते/हिल रहा|تتحرك/يتحرك',
  'drifting|flotan/a la deriva|treiben/dahinziehen/treibende|dérivent|fluttuano|flutuam/deslizam|drijven/voorbijdrijven|płyną/suną|飘/飘过/飘浮/飘荡|漂う/漂っている|तैरते|تنجرف/تسبح/تمر',
  'flowing|fluye/fluyen|fließt/fließen/strömt|coule/coulent|scorre/scorrono|flui/fluem|stroomt/stromen|płynie|流动/流淌|流れる/流れている|बहता/बह रहा/बह रही|يتدفق/تتدفق',
  'rippling|se ondula/ondulando/se riza|kräuselt/kräuseln/plätschert/gekräuselt|ondule/ondulent/clapote|si increspa/increspano|ondula/ondulando|rimpelt/kabbelt/rimpelend|faluje/marszczy|泛起涟漪/荡漾/涟漪|揺らめく/さざ波|लहराता/लहरा रहा|يتموج/تتموج',
  'swaying|se mecen/se mece|wiegen/wiegt/schwanken|se balancent/se balance/ondoient|ondeggiano/ondeggia|balançam/balança|wiegen/wuiven|kołyszą/kołysze|摇曳/摇摆/摇动|揺れる/揺れている/そよぐ|झूम रहे/झूमते|تتمايل/يتمايل',
  'rustling|susurran|rascheln/rauschen/raschelt|bruissent/frémissent|frusciano|farfalham|ritselen/ruisen|szeleszczą|沙沙作响|ざわめく|सरसराते/सरसरा रहे|تحف',
  'rolling|rompen|rollen/brechen|déferlent/roulent|si infrangono|quebram|rollen/breken|toczą/załamują|翻滚|打ち寄せる/うねる|उठती|تتلاطم/تتكسر',
  'leaves|hojas|blätter/laub|feuilles/feuillage|foglie/fogliame|folhas|bladeren/blaadjes|liście/liści|树叶/叶子|葉/木の葉|पत्ते/पत्तियाँ|أوراق/أوراق الشجر',
  'grass|hierba/césped|gras|herbe|erba|grama/relva|gras|trawa/trawy|草|草|घास|عشب',
  'water|agua|wasser|eau|acqua|água|water|woda/wody/wodzie|水/水面|水/水面|पानी|ماء/مياه',
];
