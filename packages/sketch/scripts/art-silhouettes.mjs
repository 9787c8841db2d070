// Nouns of the two one-colour sets, by the tint of what they are made of (src/scene/subjects/art-library.ts):
// icon, or icon=noun,noun where the icon's name is no good noun; + stands for a blank.
export const MDI = {
  steel: `air-horn anvil antenna bolt carabiner dishwasher faucet=faucet,tap fuse gauge hanger=hanger,coat+hanger kettlebell knife-military=bayonet microwave pliers
    pot-steam=cooking+pot,saucepan pot=pot radiator razor-double-edge=razor+blade rivet sickle silverware-fork=fork shaker=cocktail+shaker shower-head skate=ice+skate spear
    spoon-sugar=teaspoon stove=stove,cooker sword-cross=crossed+blades toaster toaster-oven=oven trumpet=cornet tumble-dryer=tumble+dryer,clothes+dryer washing-machine whistle
    wiper=windshield+wiper saw-blade circular-saw=circular+saw hook=fish+hook air-conditioner cctv=security+camera,surveillance+camera satellite-uplink=satellite+dish
    radar=radar+station robot-industrial=robot+arm,industrial+robot robot-vacuum escalator turnstile gas-cylinder=gas+bottle tank=tank,battle+tank,army+tank propane-tank
    spirit-level tape-measure=tape+measure scissors-cutting=shears screw-machine-flat-top=screw nut=hex+nut pipe-wrench ladder=step+ladder handcuffs bike-pedal=pedal
    tire=tyre,tire turbine=jet+turbine engine=motor,car+engine horseshoe diving-helmet submarine=submarine,u-boat rocket-launch=missile space-station=orbital+station
    quadcopter=drone+copter,quadcopter airplane-landing=jumbo+jet helicopter=chopper shield-sword=knight+shield racing-helmet=racing+helmet,motorcycle+helmet football-helmet
    fencing=fencer periscope`,
  iron: `axe-battle=battle+axe gate=iron+gate,gate boom-gate=barrier,boom+gate fence=fence fence-electric=electric+fence grill=barbecue,grill,bbq fireplace=fireplace,hearth
    gantry-crane=gantry+crane crane=construction+crane,tower+crane pier-crane=harbour+crane,harbor+crane transmission-tower=pylon,power+pylon,transmission+tower radio-tower
    post-lamp=street+lamp,lamppost,lamp+post,street+light coach-lamp=coach+lamp,wall+lantern outdoor-lamp=garden+lamp mine=sea+mine,naval+mine chess-knight chess-king
    chess-queen chess-rook chess-bishop bomb=bomb pipe=pipe oil-lamp=oil+lamp,aladdin+lamp spotlight=spotlight spotlight-beam=stage+light weight=iron+weight kettle-steam
    typewriter=typewriter generator-portable=generator dolly=hand+truck cart=shopping+cart,shopping+trolley valve railroad-light=railway+signal,railroad+signal`,
  wood: `barn=barn barrel=barrel,keg,wooden+barrel baseball-bat bench=bench bench-back=park+bench bookshelf=bookshelf,bookcase bow-arrow=archer,longbow broom=besom
    bunk-bed=bunk+bed cabin-a-frame=a-frame+cabin chair-school=school+chair coat-rack cradle=cradle cupboard=cupboard curling=curling desk=desk
    dresser=dresser,chest+of+drawers gavel=gavel guitar-acoustic=acoustic+guitar,ukulele guitar-electric=electric+guitar,bass+guitar hockey-sticks=hockey+stick
    lectern=lectern,pulpit mirror=hand+mirror oar=oar,paddle palette= pier=pier,jetty,wooden+pier pitchfork=pitchfork rake=rake sail-boat-sink=shipwreck,sunken+ship
    seesaw=seesaw,teeter-totter ship-wheel=ship+wheel,helm,steering+wheel shovel=shovel,garden+spade sign-direction=signpost,direction+sign sign-pole=sign+post
    skateboard=longboard slide=playground+slide smoking-pipe=tobacco+pipe stairs=stairs,staircase stool=stool,bar+stool table-furniture=table,dining+table
    table-chair=table+and+chair treasure-chest=treasure+chest,chest,pirate+chest wardrobe=wardrobe,closet magic-staff=wizard+staff,staff metronome=metronome kayaking=kayaker
    rowing=rower ski-cross-country=cross-country+skier gondola=cable+gondola go-kart=go-kart,gokart baby-carriage=baby+carriage,stroller,pram arch=archway,stone+arch`,
  brick: `castle=keep fire-station garage=garage home-group=housing+estate home-modern=modern+house,bungalow home-city=apartment+building,apartment+block,townhouse
    home-variant=suburban+house hospital-building=clinic library=library,museum police-station school=schoolhouse storefront=storefront,shop+front,corner+shop
    store=shop,supermarket,grocery+store town-hall=town+hall,city+hall warehouse=warehouse,depot wall=brick+wall tunnel=tunnel,railway+tunnel bank=bank+building
    toy-brick=toy+brick,lego,building+block domain=office+tower office-building=office+block,high-rise mosque=minaret mailbox=letterbox oven stadium=arena,sports+arena
    factory=power+plant,power+station,mill+town bus-stop-covered=bus+shelter`,
  stone: `pillar=pillar,column,marble+column grave-stone=tomb,grave bridge=stone+bridge,viaduct,aqueduct fountain=water+fountain temple-buddhist=buddhist+temple,pagoda,stupa
    temple-hindu=hindu+temple mortar-pestle=mortar,pestle tower-fire=watchtower,fire+lookout,lookout+tower tower-beach=lifeguard+tower,lifeguard
    skull-crossbones=skull+and+crossbones diving=cliff+diver,diver eiffel-tower=iron+tower podium=podium`,
  leaf: `barley=barley,wheat+stalk cannabis=hemp clover=shamrock+leaf corn=corn+cob leaf-maple=maple+leaf leek=leek palm-tree=coconut+palm
    pine-tree=pine,pine+tree,spruce,fir,fir+tree vine=hops,grapevine seed=seed,seeds fruit-citrus=citrus,grapefruit snake=serpent,viper,boa tortoise=giant+tortoise
    greenhouse=greenhouse,glasshouse hoop-house=polytunnel watering-can=watering+can mower=lawn+mower,lawnmower sprinkler=sprinkler,lawn+sprinkler`,
  straw: `baguette=french+bread basket=wicker+basket,picnic+basket hat-fedora=fedora,panama+hat nest sack=sack,sackcloth,money+bag food-croissant=pastry muffin=muffin
    peanut=groundnut pretzel=brezel rug=rug,carpet tent=wigwam,teepee umbrella-beach=beach+umbrella,sunshade`,
  cloth: `awning=awning,canopy bag-suitcase=luggage+trolley bag-personal=school+bag bed-king=double+bed,four-poster+bed bed-single=single+bed blinds=blinds,venetian+blinds
    blinds-vertical curtains=curtains,drapes,stage+curtain flag=flag,banner,pennant flag-checkered=checkered+flag,racing+flag lipstick=lip+stick
    paragliding=paraglider,hang+glider parachute=parachutist,skydiver roller-shade=roller+blind sofa=couch,loveseat sofa-single=armchair,recliner
    stocking=christmas+stocking,stocking tshirt-crew=jersey,t-shirt tshirt-v=polo+shirt tie=cravat bow-tie=dickie+bow wizard-hat=wizard+hat,witch+hat
    shoe-ballet=ballet+slipper shoe-cleat=football+boot,cleats shoe-formal=dress+shoe,loafers shoe-sneaker=running+shoe,trainers shoe-heel=stiletto,high+heel
    kitesurfing=kitesurfer,kiteboarder boxing-glove=boxing+gloves karate=martial+artist drama-masks=theatre+mask,drama+mask domino-mask=domino+mask
    ornament=bauble,christmas+bauble,christmas+ornament candycane=candy+cane theater=cinema,theatre,puppet+theatre baby-buggy=buggy puzzle`,
  canvas: `bag-carry-on=carry-on,hand+luggage bandage=plaster+bandage book-open-page-variant=open+book,bible book-open-variant=picture+book bowl-mix=mixing+bowl bowl=bowl,soup+bowl
    chef-hat=chef+hat,toque coffee-to-go=paper+cup,takeaway+coffee coffee-maker=coffee+machine,espresso+machine cup=mug,teacup egg-fried=fried+egg toilet=lavatory
    noodles=ramen,udon popcorn=popcorn+box receipt=receipt script=parchment,manuscript map=treasure+map,road+map,atlas windsock=windsock,wind+sock blender=blender
    hair-dryer=hairdryer,blow+dryer kettle=tea+kettle teddy-bear=plush+toy,stuffed+bear,stuffed+animal rice=rice+bowl glass-flute=flute+glass
    glass-mug=beer+stein,stein,tankard glass-tulip=goblet,chalice bottle-wine=wine+bottle,bottle bottle-soda=soda+bottle,soda,cola pail=pail meditation=yogi,meditator
    yoga=yoga+teacher,gymnast`,
  gold: `alarm-bell=church+bell bee=wasp,hornet bugle=war+horn candelabra=candelabra candelabra-fire=candlestick ceiling-light=ceiling+lamp chandelier=chandelier
    compass-rose=compass+rose crown=tiara,coronet desk-lamp=desk+lamp,reading+lamp dharmachakra=dharma+wheel,wagon+wheel floor-lamp=floor+lamp,standard+lamp
    fleur-de-lis=fleur-de-lis gold=gold+bar,ingot,bullion key=skeleton+key,door+key lamp=table+lamp lamps=lamps lava-lamp=lava+lamp menorah=menorah,hanukkah+menorah
    medal=sports+medal music-clef-treble=treble+clef oil=oil+can ring=wedding+ring,engagement+ring saxophone=sax,tenor+saxophone scale-balance=scales,scales+of+justice
    string-lights=fairy+lights,string+lights trophy-award=award globe-model=desk+globe,school+globe telescope=spyglass watch=pocket+watch sun-compass=sundial cookie=cracker
    cheese=swiss+cheese,cheddar lightbulb=bulb,edison+bulb fire-truck=ladder+truck`,
  red: `ambulance=paramedic balloon=party+balloon candy=sweets,bonbon car-convertible=cabriolet car-sports=race+car,racing+car,supercar car-hatchback=hatchback
    car-pickup=pickup+truck fire-hydrant=fire+hydrant,hydrant food-apple=red+apple food-drumstick=chicken+leg,drumstick food-steak=beefsteak food-hot-dog=frankfurter
    food-turkey=roast+turkey,roast+chicken fruit-grapes=bunch+of+grapes gift=birthday+present heart=heart,valentine lifebuoy=lifebuoy,life+ring,life+preserver
    magnet=horseshoe+magnet mailbox-open=mail+box mushroom=fly+agaric racquetball=racquet,tennis+racket rocket=toy+rocket,space+rocket toolbox=tool+kit,tool+box
    traffic-cone=traffic+cone,pylon+cone bus-double-decker=double-decker,double+decker,london+bus phone-classic=rotary+phone,landline tractor-variant=farm+tractor
    chili-hot=chili+pepper,chilli boombox=boombox,ghetto+blaster pirate=pirate,buccaneer,corsair slot-machine=one-armed+bandit
    gas-station=petrol+station,filling+station,petrol+pump telephone`,
  yellow: `bulldozer=bulldozer,digger dump-truck=dump+truck,tipper+truck excavator=excavator,backhoe forklift=forklift,fork+lift bus-school=yellow+bus tow-truck=tow+truck,wrecker
    taxi=cab,yellow+cab,taxicab tanker-truck=tanker+truck,fuel+truck duck=rubber+duck snowmobile=snowmobile rv-truck=rv caravan=caravan+trailer
    van-utility=delivery+van,cargo+van van-passenger=passenger+van,camper,camper+van truck-cargo-container=container+truck,semi+truck truck-trailer=trailer,flatbed+truck
    train-car=train+carriage,railway+carriage,boxcar train-variant=commuter+train tram=streetcar,trolley+car golf-cart=golf+cart,buggy+cart moped=vespa,motor+scooter
    motorbike=dirt+bike,chopper+bike jeepney=jeepney rickshaw=tuk-tuk,tuk+tuk bicycle-penny-farthing=penny-farthing,penny+farthing bicycle-cargo=cargo+bike
    bicycle-electric=e-bike unicycle=unicycle,unicyclist scooter=kick+scooter scooter-electric=e-scooter`,
  blue: `basketball-hoop=basketball+hoop,hoop billiards-rack=pool+balls bowling=bowling+alley bus-articulated-front=coach+bus,articulated+bus
    controller=game+controller,gaming+console diving-scuba=scuba+diver diving-scuba-mask=scuba+mask,snorkel+mask diving-scuba-tank=scuba+tank,oxygen+tank
    diving-snorkel=snorkeler,snorkel ferry=ferryboat,car+ferry fish=minnow,sardine fishbowl=fishbowl,goldfish+bowl,fish+tank fountain-pen-tip=nib glass-wine=wine+glass
    handball=handball+player hockey-puck=hockey+puck,puck ice-pop=popsicle,ice+lolly ski=downhill+skier,slalom+skier ski-water=water+skier,waterskier snowboard=snowboard
    snowshoeing=snowshoer sledding=sledder,tobogganist surfing=surfer,surfboard swim=swimmer,open+water+swimmer soccer=footballer,soccer+player
    solar-panel=solar+panel,photovoltaic+panel solar-power=solar+farm solar-panel-large=solar+array water-pump=hand+pump,water+pump wave=breaker spray-bottle=spray+bottle
    vacuum=vacuum+cleaner,hoover water-well=well,water+well,wishing+well hot-tub=hot+tub,jacuzzi television-classic=retro+tv,old+tv roller-skate=roller+skates
    rollerblade=rollerblade,inline+skate gymnastics=acrobat weight-lifter=weightlifter,bodybuilder,powerlifter skateboarding=skateboarder,skater
    jump-rope=jump+rope,skipping+rope hiking=backpacker,mountaineer,trekker run=runner,jogger,sprinter run-fast=athlete bike=mountain+biker,racing+cyclist
    motorbike-electric=motocross+rider`,
  white: `bottle-tonic=potion,elixir,tonic bottle-tonic-skull=poison,poison+bottle candle=church+candle cow=dairy+cow fridge=fridge,refrigerator,icebox fridge-industrial=freezer
    egg=white+egg feather=quill,plume ghost=phantom,spectre halloween=jack+lantern,pumpkin+lantern horse=white+horse,foal horse-human=rider,horse+rider,jockey,cowboy
    ice-cream=ice+cream+cone,gelato,sundae iron=clothes+iron,flat+iron mother-nurse=nurse snowflake=ice+crystal space-invaders=space+invader
    spa=lotus+flower,water+lily,lily+pad sink=sink,washbasin tooth=molar wind-turbine=wind+farm robot=android,cyborg,droid guy-fawkes-mask=guy+fawkes+mask,anonymous+mask
    paper-airplane=paper+plane,paper+airplane send=paper+plane,paper+airplane paper-roll=toilet+paper,toilet+roll baby-bottle-outline=feeding+bottle`,
  black: `bat=vampire+bat,fruit+bat binoculars=binoculars,field+glasses camera=slr,dslr cat=black+cat chess-pawn=pawn+piece cellphone=mobile+phone,cell+phone cigar=cigar
    crowd=audience,spectators dog-side=labrador,greyhound,retriever dog-service=guide+dog,service+dog ferris-wheel=big+wheel,london+eye film=film+reel,celluloid
    ninja=shinobi,shadow+warrior movie-open=clapperboard,clapper piano=grand+piano,upright+piano pistol=revolver,handgun,gun projector=slide+projector
    record-player=record+player,turntable,phonograph vinyl album=vinyl+record,vinyl,lp cassette=mixtape rodent=rat,vole,lemming shuriken=shuriken,throwing+star skull=cranium
    spider=tarantula,black+widow spider-thread=hanging+spider sunglasses=shades umbrella-closed=parasol+closed video-vintage=movie+camera,cine+camera
    virtual-reality=vr+headset penguin=emperor+penguin pig=hog,wild+pig owl=barn+owl,snowy+owl kangaroo=wallaby koala=koala+bear elephant=bull+elephant donkey=burro,ass
    dolphin=bottlenose,bottlenose+dolphin shark=hammerhead,reef+shark turkey=wild+turkey snail=garden+snail ladybug=lady+beetle butterfly=swallowtail
    robber=burglar,bandit,thief cowboy account-cowboy-hat=cowgirl,sheriff,rancher+hat account-hard-hat=foreman,miner,coal+miner account-tie=businessman,banker,executive
    dance-ballroom=dancer,dancing+couple,ballroom+dancers,waltz human-male-female=married+couple human-female-dance=ballerina,ballet+dancer human-greeting=greeter,waving+man
    human-cane=old+man+with+cane,grandfather human-pregnant=pregnant+woman human-male-child=father+and+son,dad mother-heart=mother,mum,mom baby-face=infant`,
  grey: `bell=school+bell car-estate=station+wagon,estate+car car-side=minicar car-limousine=limousine,limo car-lifted-pickup=monster+truck,off-roader mouse=field+mouse
    meteor=meteorite,fireball newspaper=tabloid,broadsheet pin=drawing+pin poker-chip=poker+chip,casino+chip cards-playing=playing+cards,deck+of+cards,ace+of+spades
    dice-5=dice+cube dice-d20=polyhedral+die,twenty-sided+die seal smoke-detector=smoke+alarm,smoke+detector speaker=speaker,loudspeaker+box soundbar sphere=orb,globe+light
    cube=cube cylinder=cylinder cone=cone pyramid=tetrahedron octahedron=octahedron,gem+stone+cut hexagon=hexagon,hex+tile triangle=triangle rhombus=rhombus
    pentagram=pentagram,pentacle yin-yang=yin+yang peace=peace+symbol cross-celtic=celtic+cross,high+cross anchor=ship+anchor dna=double+helix,helix molecule=molecule
    atom=atom microscope=lab+microscope beaker=beaker flask=flask,erlenmeyer+flask,conical+flask flask-round-bottom=round+flask test-tube=vial bacteria=bacterium,germ,microbe
    virus=virus,coronavirus pill=medicine,drug stethoscope=doctor's+stethoscope needle=hypodermic puzzle=puzzle+piece,jigsaw+piece fingerprint=thumbprint
    mustache=moustache,mustache tangram=tangram chip=microchip,computer+chip laptop=macbook,notebook+computer monitor=computer+screen keyboard=computer+keyboard
    server=server,mainframe,data+center calculator=pocket+calculator fax scanner=scanner shredder=paper+shredder printer-3d=3d+printer harddisk=hard+drive floppy=diskette
    nuke=mushroom+cloud,atom+bomb,nuclear+explosion radioactive=radiation+symbol biohazard=biohazard`,
  clay: `pot-mix=stew+pot coffee=coffee+mug,coffee+cup cupcake=fairy+cake cake=birthday+cupcake cake-layered=layer+cake,wedding+cake,sponge+cake chocolate
    bread-slice=toast,slice+of+bread hamburger=burger,veggie+burger taco=quesadilla pizza=pizza+slice,pepperoni+pizza pasta=penne,ravioli sausage=salami,bratwurst
    ocarina=ocarina,pan+flute football=gridiron+ball,rugby+ball football-australian=aussie+football baseball=softball tennis-ball=tennis+ball golf=golfer,golf+hole
    golf-tee=golf+ball,golf+tee polo=polo+player biathlon=biathlete kabaddi=wrestler piggy-bank=piggy+bank,money+box rabbit=lop dog=bulldog,beagle,terrier shield=buckler
    food-variant=picnic mace=mace,morning+star lasso=lasso knife=chef's+knife,butter+knife sign-real-estate=for+sale+sign billboard=billboard,advertising+board
    tractor=ploughing+tractor silo=silo,grain+silo storage-tank=oil+tank,storage+tank party-popper=party+popper`,
};

export const TEMAKI = {
  steel: `chairlift=chairlift,ski+lift,chair+lift chefs-knife=kitchen+knife cleaver=cleaver,meat+cleaver conveyor=conveyor+belt cooling-tower=cooling+tower
    dagger=dirk,stiletto+knife detergent-bottle=detergent fighter-jet=fighter+jet,warplane,fighter+plane gondola-lift=gondola+lift hangar=hangar,aircraft+hangar
    jetplane-front=jetliner mast=radio+mast,antenna+mast mast-lighting=floodlight power-pole=power+pole power-tower=electricity+pylon power-transformer=transformer,substation
    subway=subway+train,underground+train train-bullet=high-speed+train,maglev train-diesel=freight+train,diesel+train heavy-rail=railcar+train
    utility-pole=telephone+pole,utility+pole,telegraph+pole water-tap=garden+tap wheel=wheel,cartwheel,spoked+wheel toll-gantry=toll+gate tall-gate=castle+gate
    brick-trowel=trowel,mason's+trowel guard-rail=guard+rail,crash+barrier kitchen-sink=kitchen+sink railway-track=railway+track,railroad+track,rails`,
  wood: `basketswing=swing+seat bow-and-arrow=bow+and+arrow bunk-beds=bunk+beds climbing-frame=climbing+frame,jungle+gym,monkey+bars dog-shelter=dog+house,kennel,doghouse
    fishing-pier=fishing+pier horse-shelter=stable,horse+stable hunting-blind=hunting+blind,tree+stand,deer+stand lift-gate=level+crossing
    lounger=deck+chair,sun+lounger,beach+chair picnic-shelter=gazebo,pavilion,pergola play-structure=playground,play+structure
    playhouse=playhouse,wendy+house,treehouse,tree+house quay=quay,wharf,dock row-houses=row+houses,terraced+houses sandbox=sandbox,sandpit scaffold=scaffolding,scaffold
    spring-rider=rocking+horse swing=swing,swing+set,playground+swing table-soccer=foosball,table+football tree-stump=tree+stump,stump houseboat=houseboat
    rafting=rafter,white-water+raft ice-fishing=ice+fisher rope-fence=rope+fence railing=railing,balustrade stile-squeezer=stile mineshaft-cage=mine+shaft,mineshaft
    pick-hammer=geologist's+hammer trench=trench`,
  stone: `boulder1=boulder+pile,rocks,stones boulder2 bunker=bunker,pillbox cairn=cairn,stone+pile cliff-falling-rocks=falling+rocks,cliff+face coral-reef=brain+coral
    domed-tower=domed+tower,dome,observatory geyser-from-ground=geyser,hot+spring maze=maze,labyrinth,hedge+maze milestone=milestone,marker+stone
    natural-arch=natural+arch,rock+arch,sea+arch obelisk=obelisk,monolith, paifang=torii,torii+gate,paifang ruins=ruins,ruined+temple,greek+ruins sculpture=sculpture
    capitol=capitol,parliament courthouse=courthouse wall=stone+wall,dry+stone+wall bollard=bollard,mooring+post tower=round+tower,bell+tower+tall
    tower-communication=tv+tower,telecom+tower horn-cleat`,
  leaf: `hedge=hedge,hedgerow shrub=shrub,bush shrub-low=bushes,undergrowth tree-broadleaved=beech,elm,ash+tree,chestnut+tree,walnut+tree
    tree-leafless=bare+tree,dead+tree,leafless+tree,winter+tree tree-needleleaved=cedar,larch,cypress,conifer tree-palm=date+palm,palm
    tree-row=avenue+of+trees,row+of+trees,poplars swamp=reeds,bulrush,cattail plant=houseplant,pot+plant,fern garden-bed=flower+bed,flowerbed,vegetable+bed`,
  cloth: `army-tent=army+tent,marquee bikini=swimsuit,bathing+suit cushion=cushion,pillow gown=gown,ball+gown,evening+gown,wedding+dress,wedding+gown
    hang-gliding=hang-glider,hang+gliding clothes-hanger climbing-wall=climbing+wall abseiling=abseiler,rock+climber wind-surfing=windsurfer,windsurf
    tents=campground,tent+camp,encampment zip-wire=zip+line,zipline tattoo-machine=tattoo+machine portrait-framed=portrait+painting,painting+in+frame cloth=tablecloth
    needle-and-spool=spool,thread+spool,bobbin`,
  yellow: `camper-trailer=travel+trailer,camper+trailer,caravan+van carport=carport freight-car=freight+car,goods+wagon junk-car=junk+car,wrecked+car,rusty+car
    motorcycle=cruiser+bike,harley trolleybus=trolleybus,trolley+bus train-steam=steam+engine+train,steamer+train train-kids=miniature+train,toy+train,park+train
    slide2=water+slide,spiral+slide traffic-signals=stoplight,traffic+signal vending-machine=vending+machine,snack+machine vending-ice-cream=ice+cream+stand,ice+cream+van
    street-lamp-arm=streetlight,street+lantern planes=light+aircraft,cessna,sport+plane jet-skiing=jet+ski,jetski,water+scooter tire-course=obstacle+course
    perfume=perfume,perfume+bottle,cologne spice-bottle=spice+jar,salt+shaker,pepper+mill milk-jug=milk+jug,jug,pitcher drink-cup=soda+cup,milkshake+cup hotpot=hotpot,hot+pot
    can=tin+can,beer+can,soda+can fish-cleaning=fishmonger meat=ham+hock`,
  blue: `boat-dry-dock=dry+dock boat-tour=tour+boat,river+cruiser boat-ramp=slipway buoy=buoy,channel+marker ice-skating=ice+skater,figure+skater inline-skating=inline+skater
    ski-jumping=ski+jumper,ski+jump scuba-diving=frogman,scuba water whale-watching=whale+watcher,whale+tail well-pump-manual=village+pump,hand+water+pump
    well-pump-powered=wind+pump spotting-scope=spotting+scope,lookout+binoculars cross-country-skiing=nordic+skier snow-shoeing=snowshoe+hiker waterskiing=wakeboarder
    balance-beam=balance+beam horizontal-bar=horizontal+bar,pull-up+bar,gymnastics+bar disc-golf-basket=disc+golf stamp=rubber+stamp bulb hammer-shoe=blacksmith
    anvil-and-hammer=smithy,forge,blacksmith's+anvil saddle=saddle,horse+saddle hearing-aid=hearing+aid`,
};
