import type { FlowStep, FlowWatch } from '@clipwright/engines/flow';
import { Injectable } from '@nestjs/common';
import { NO_SPAN, type Step, type StepFacts, Tracer } from '../../platform/tracing/tracer.js';
import type { ClaimedVideo, Ending, VideoOrder } from './video.js';
import { VideoTraceRepository } from './video-trace.repository.js';

/** What names a job, and where whoever put it in was. */
interface SentJob {
  readonly line: string;
  readonly name: string;
  readonly trace?: string | null | undefined;
}

/** What facts of a step are called in a trace. */
const FLOW_FACTS: Readonly<Record<string, string>> = {
  engine: 'clipwright.engine.name',
  kind: 'clipwright.engine.kind',
  replica: 'clipwright.engine.replica',
  remote: 'clipwright.engine.remote',
  resumed: 'clipwright.engine.resumed',
  placesTried: 'clipwright.engine.places_tried',
  bytes: 'clipwright.file.bytes',
};

const MS = 1_000;
const TRACE_PART = 36;

const factsOf = ({ id, model, mode, resolution, durationSeconds }: VideoOrder): StepFacts => ({
  'clipwright.video.id': id,
  'clipwright.video.model': model,
  'clipwright.video.mode': mode,
  'clipwright.video.size': resolution,
  'clipwright.video.seconds': durationSeconds,
});

const messageOf = ({ line, name }: SentJob, operation: 'send' | 'process'): StepFacts => ({
  'messaging.system': 'pg-boss',
  'messaging.destination.name': line,
  'messaging.operation.name': operation,
  'messaging.operation.type': operation,
  'messaging.message.id': name,
});

/** The steps of a video that a trace tells of, from its admission to its end, whichever processes they happen in. */
@Injectable()
export class VideoTraces {
  constructor(
    private readonly tracer: Tracer,
    private readonly videos: VideoTraceRepository,
  ) {}

  /** Of what an attempt does, inside `making`. */
  readonly watch: FlowWatch = {
    step: async (step, work) => await this.tracer.step(flowStep(step), () => work()),
  };

  async admitting(order: VideoOrder, work: () => Promise<void>): Promise<void> {
    await this.tracer.step({ name: 'admit video', facts: factsOf(order) }, work);
  }

  /** What is undone again leaves nothing in a trace. */
  untold<Result>(work: () => Result): Result {
    return this.tracer.within(NO_SPAN, work);
  }

  /** `work` is told where a job that it puts in, and a row, are to go on from. */
  async sending(job: SentJob, work: (trace: string | null) => Promise<void>): Promise<void> {
    await this.tracer.step(
      { name: `send ${job.line}`, kind: 'producer', facts: messageOf(job, 'send') },
      async ({ traceparent }) => await work(traceparent),
    );
  }

  /** An attempt: in the trace of its video, whichever job carries it. */
  async making(video: ClaimedVideo, job: SentJob, work: () => Promise<void>): Promise<void> {
    const { trace: parent, attempt } = video;
    if (attempt === 1) this.tellWait(video);
    const facts = {
      ...factsOf(video),
      ...messageOf(job, 'process'),
      'clipwright.attempt': attempt,
      'clipwright.engine.name': video.engine,
    };
    const links = job.trace === parent ? [] : [job.trace];
    await this.tracer.step({ name: `process ${job.line}`, kind: 'consumer', parent, links, facts }, work);
  }

  /** In the trace of the video, whoever ends it: its worker, a cancel, a job that is given up. */
  async settling(id: string, ending: Ending, work: () => Promise<boolean>): Promise<boolean> {
    if (!this.tracer.isOn) return await work();
    const { here } = this.tracer;
    const trace = await this.videos.traceOf(id).catch(() => null);
    const isIts = trace !== null && here.traceparent?.startsWith(trace.slice(0, TRACE_PART)) === true;
    if (isIts) tellEnd(here, ending);
    const parent = isIts ? {} : { parent: trace, links: [here.traceparent] };
    const facts = { 'clipwright.video.id': id };
    return await this.tracer.step({ name: 'settle video', ...parent, facts }, async (span) => {
      const inTime = await work();
      tellEnd(span, ending);
      span.tell({ 'clipwright.in_time': inTime });
      return inTime;
    });
  }

  private tellWait(video: ClaimedVideo): void {
    const beganMsAgo = video.waitedSeconds * MS;
    const step = { name: 'wait in line', parent: video.trace, facts: factsOf(video), beganMsAgo };
    if (video.trace !== null) this.tracer.begin(step).end();
  }
}

/** A call of another server is one of its client. */
const flowStep = ({ name, facts = {} }: FlowStep): Step => ({
  name: name === 'generate' ? `generate ${facts['kind']}` : `${name}${/ /.test(name) ? '' : ' video'}`,
  kind: facts['remote'] === true ? 'client' : 'internal',
  facts: Object.fromEntries(Object.entries(facts).map(([fact, value]) => [FLOW_FACTS[fact] ?? fact, value])),
});

function tellEnd(span: Tracer['here'], ending: Ending): void {
  span.tell({ 'clipwright.outcome': ending.kind });
  if (ending.kind === 'failed') span.fail(ending.failure.code);
}
