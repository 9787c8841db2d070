/** Words of their own that are one letter from a thing which is drawn: "a popular concept" is no poplar and no concert. */
export const NO_SLIPS: ReadonlySet<string> = new Set(
  `airline antler antlers bandana barley barren basset beadle bender billion bitter bitters bleach blinder blunder bobble bondage bother bottler
  bowline buckle bungle burner burrow camber capital casper castile chaplet choral clamber clapboard cloche coattail cocker coffer commute conceit concept
  concern concerto condom convert cookery cooper cornea corral corset crater crocket cropper crotch crouch crunch crusade daemon dander dessert determent
  deterrent divide dragoon duress factor fender firewall former freeze fringe gaggle gallon garbage giblets giggle google gopher grille grizzle
  hamper heroin hotspot housecoat hunger hypodermis inferior jigger juggle kernel lander larder latter leotard leotards locket louver maraca maracas
  masque microscopy midway millstone minibar missive mortal mousse orangutan pallor pantry patella patter pattern paunch pendant persona
  phonograph piazza pickax pierce piston plunder plunge pointer poppet portion posture prance prickle prison purser raster rickets rivera
  rockery runaway runway sallow saloon scallion scream settle shipway shrink sidewall simmer skipper sleight sliver solder spanner specter
  splinter splinters sprinkle sprinkles staple status statute stature stifle storey stranger subset suntan tanner tempera templet threat ticker timbre
  tinker torque treasury tryout vesicle villainy volley wallow whisker whiskers whistler whittle winnow worship wrestle avenge bloody bumble
  compute confer curtail deport divert envelop fondle forget grovel hanker invade perfuse prevent receive recline retrieve shrive stickle submit
  suckle suffer swaddle thicken toddle certain cheery chesty chipper cloven clownish costal defective fruity halfway hearty hoarse humane
  inland morose paltry parlous popular preset slender slippery spongy sturdy stumpy tamable trophic closest grater beater lacer halter
  handle machine window ground saucer engine tongue uniform`.split(/\s+/),
);
