import { describe, expect, it } from '@jest/globals';
import { RouteTable } from './route-table.js';

const table = (): RouteTable => {
  const routes = new RouteTable();
  routes.add('/api/v1/text-to-video.php', ['POST']);
  routes.add('/media/:file', ['GET']);
  routes.add('/media/:file', ['HEAD']);
  return routes;
};

describe('the table of routes', () => {
  it('knows the methods of a path, whichever registration brought them', () => {
    expect(table().methodsOf('/media/a.mp4')).toEqual(['GET', 'HEAD']);
  });

  it.each(['/api/v1/text-to-videoXphp', '/api/v1/text-to-video.php/', '/media/', '/media/a/b', '/MEDIA/a'])(
    'does not know %s',
    (path) => {
      expect(table().methodsOf(path)).toEqual([]);
    },
  );
});
