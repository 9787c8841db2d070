// A clip that the 3D stage films, made in one's own process: its programs are fetched once, into a folder of one's own.
import { createVideoMaker, DiskStorage } from '@clipwright/engines';
import { sketch } from '@clipwright/engines/sketch';
import { stagePainter } from '@clipwright/stage';
import { fetchStageAssets } from '@clipwright/stage/assets';

const assetsHome = 'home';
await fetchStageAssets(assetsHome, console.error);
const maker = createVideoMaker({
  engines: [sketch({})],
  storage: new DiskStorage({ dir: 'videos' }),
  painter: stagePainter({ assetsHome }),
  assetsHome,
});
const prompt = 'close-up of a mug on marble';
const { status, file, warnings } = await maker.make({ prompt, duration: 1, resolution: '480p' });
console.log(JSON.stringify({ status, file, warnings }));
await maker.close();
