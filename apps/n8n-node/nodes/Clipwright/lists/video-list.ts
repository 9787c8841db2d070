import type { VideoStatusResponse } from '@clipwright/core/videos';
import type { ILoadOptionsFunctions, INodeListSearchItems, INodeListSearchResult } from 'n8n-workflow';
import { readList, type ListSource } from './list-source.js';

const PAGE = 50;
/** The server does not search, so pages are read until enough videos match. */
const SEARCH = { page: 100, pages: 10, matches: 25 };
/** With date and status behind it, it still fits the editor's field. */
const LONGEST_PROMPT = 28;

interface Search {
  /** Lower case; empty finds all. */
  readonly words: string;
  readonly isDownload: boolean;
  readonly cursor: string | null;
}

interface Found {
  readonly videos: VideoStatusResponse[];
  readonly nextCursor: string | null;
}

/** The account's videos for a picker, newest first; for Download those that have a file. */
export const videoLists = {
  async searchVideos(
    this: ILoadOptionsFunctions,
    filter?: string,
    paginationToken?: string,
  ): Promise<INodeListSearchResult> {
    const search: Search = {
      words: (filter ?? '').trim().toLowerCase(),
      isDownload: this.getCurrentNodeParameter('operation') === 'download',
      cursor: paginationToken ?? null,
    };
    return readList(this, async (source) => {
      const { videos, nextCursor } = await find(source, search);
      const timeZone = this.getTimezone();
      return {
        results: videos.map((video) => itemOf(video, timeZone, source.baseUrl)),
        ...(nextCursor === null ? {} : { paginationToken: nextCursor }),
      };
    });
  },
};

async function find({ client }: ListSource, { words, isDownload, cursor }: Search): Promise<Found> {
  const status = isDownload ? { status: 'completed' as const } : {};
  const limit = words === '' ? PAGE : SEARCH.page;
  const most = words === '' ? 1 : SEARCH.pages;
  let found: Found = { videos: [], nextCursor: cursor };
  for (let page = 1; page <= most; page += 1) {
    const { videos, next_cursor: nextCursor } = await client.listVideos({
      ...status,
      limit,
      cursor: found.nextCursor,
    });
    found = { videos: [...found.videos, ...videos.filter((video) => matches(video, words))], nextCursor };
    if (nextCursor === null || found.videos.length >= SEARCH.matches) break;
  }
  return found;
}

function matches({ video_id: id, prompt, status, video_model: model }: VideoStatusResponse, words: string) {
  return [id, prompt ?? '', status, model].some((text) => text.toLowerCase().includes(words));
}

function itemOf(video: VideoStatusResponse, timeZone: string, baseUrl: string): INodeListSearchItems {
  const { video_id: id, status, video_url: url } = video;
  return {
    name: `${titleOf(video)} · ${momentOf(video.created_at, timeZone)} · ${status}`,
    value: id,
    ...(url === null ? {} : { url: new URL(url, `${baseUrl}/`).href }),
  };
}

function titleOf({ prompt, mode }: VideoStatusResponse): string {
  const text = (prompt ?? '').replace(/\s+/g, ' ').trim();
  if (text === '') return mode === 'image' ? 'From an image' : 'Without a prompt';
  const letters = [...text];
  if (letters.length <= LONGEST_PROMPT) return text;
  return `${letters
    .slice(0, LONGEST_PROMPT - 1)
    .join('')
    .trimEnd()}…`;
}

/** 2026-11-23 14:05 in the workflow's own time zone. */
function momentOf(iso: string, timeZone: string): string {
  return new Date(iso).toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
}
