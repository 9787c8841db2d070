/** What programs may be let use, and what each does, in the order in which it is shown. */
export const ACCESS_TOOLS = {
  make_video: 'Make a video from text',
  animate_image: 'Make a video from an image',
  plan_video: 'Tell what a video would be and cost, and make none',
  video_status: 'Tell how a video stands',
  list_videos: 'List the videos of the account',
  cancel_video: 'Cancel a video that is not finished',
  credits: 'Tell how many credits are left',
} as const satisfies Readonly<Record<string, string>>;

export type AccessToolName = keyof typeof ACCESS_TOOLS;

export const ACCESS_TOOL_NAMES = Object.keys(ACCESS_TOOLS) as readonly AccessToolName[];

/** Those of a list that there are, each once, in our order. What an older server wrote may be gone. */
export const toolsAmong = (names: readonly string[]): AccessToolName[] =>
  ACCESS_TOOL_NAMES.filter((name) => names.includes(name));
