import type { VideoProbe } from '../../encode/video-probe.js';

/** What is found of a video that is as it should be: 1280x720, 5 s, with sound. */
export const FIT: VideoProbe = {
  container: 'mp4',
  videoCodec: 'h264',
  profile: 'High',
  pixelFormat: 'yuv420p',
  tellsColours: true,
  width: 1280,
  height: 720,
  frameCount: 120,
  fps: 24,
  constantFrameRate: true,
  videoDurationSeconds: 5,
  containerDurationSeconds: 5.02,
  audio: { codec: 'aac', channels: 2, sampleRate: 48_000, durationSeconds: 5.02 },
  otherTracks: 0,
  foreignTags: false,
  titled: false,
  fastStart: true,
};
