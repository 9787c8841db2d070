/**
 * Words of the open art whose picture is of something else, or of what is a part of somebody, a room or a machine: a hand would be as tall as a
 * tree, "a piece of driftwood" no puzzle. They are shown with what they belong to, or missing.
 */
export const NO_PICTURES: ReadonlySet<string> = new Set(
  `hand thumb thumbprint ear mouth tongue tooth molar leg foot nose
  window wall handle wedge piece swirl curl drops droplet ground wings prints tap bolt plug pump root
  machine store saucer ceremony cracker trap stop flash heel score note liquid popper punch staff keep
  breaker tonic decoration arts boot slider uniform tumbler ass mother mum mom blood fruit patrol dividers salon wind
  voltage seed straw mask shell tube receiver horn chest transformer`.split(/\s+/),
);
