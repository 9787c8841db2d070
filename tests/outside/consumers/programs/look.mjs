/**
 * What every program here does with core, wherever it runs: a video is made, its file read, and a refusal told
 * by its code. The facts that come back are the same everywhere.
 */
export async function look({ createClient, download, isClipwrightError }, { baseUrl, apiKey }) {
  const client = createClient({ baseUrl, apiKey });
  const video = await client.textToVideo({
    prompt: 'a red kite over a field',
    duration: 1,
    resolution: '480p',
  });
  const { stream, contentType } = await download(video);
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const refusal = await client.textToVideo({ prompt: '' }).catch((error) => error);
  return {
    status: (await client.videoStatus(video.video_id)).status,
    contentType,
    box: String.fromCharCode(...bytes.subarray(4, 8)),
    refusal: isClipwrightError(refusal) ? refusal.code : String(refusal),
  };
}
