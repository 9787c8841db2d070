/** The files of the contract and the corpora that are not run over replicas, each with the reason. */
export const LEFT_OUT = {
  'contract/account-deletion.long':
    'Turns of exports are counted by each process; it lays files into one folder.',
  'contract/children': 'It looks at the children of one process.',
  'contract/continued-video.long': 'It is about what an engine makes.',
  'contract/damaged-files.long':
    'It damages files in a folder; a store is asked for the checksums that it keeps.',
  'contract/data-ends.long': 'It lays files into one folder.',
  'contract/database-connections': 'It counts the connections of one process.',
  'contract/doors':
    'Its 45 calls at once race the clock of the pools beside other files; doors-at-once.long asks two replicas.',
  'contract/doors-at-once.long': 'It has two replicas of its own.',
  'contract/engine-command.long': 'It starts no server.',
  'contract/engines.long': 'It is about what an engine makes.',
  'contract/fake-server.long': 'It is about an engine; two workers are two to ask it.',
  'contract/fetch-turns': 'Turns of fetches are counted by each process.',
  'contract/frame-rate.long': 'It is about what an engine makes.',
  'contract/http-role.long': 'It looks at what one process has loaded.',
  'contract/large-bodies.long': 'It measures the memory of one process.',
  'contract/last-image.long': 'It is about what an engine makes.',
  'contract/moderation.long': 'It reads what one process logs of a moderator.',
  'contract/monitors.long': 'It reads the metrics of one worker.',
  'contract/operations': 'Metrics, and what is warned of once, are those of one process.',
  'contract/renewed-certificate.long': 'Each process reads its own certificate.',
  'contract/retention-and-storage.long': 'It makes files in a folder older; outside/s3 sweeps a store.',
  'contract/retention-page': 'It starts no server.',
  'contract/shutdown.long': 'It ends one process; replicas/rolling has replicas end in turn.',
  'corpora/image-bad-images': 'It starts no server.',
  'corpora/image-evil-origins': 'It starts no server.',
  'corpora/image-ssrf-urls': 'It starts no server.',
};
