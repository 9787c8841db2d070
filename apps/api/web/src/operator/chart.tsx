import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

/** A row of numbers, one for each step. `kind` is how it looks. */
export interface Series {
  readonly name: string;
  readonly kind: 'good' | 'bad' | 'quiet' | 'mean' | 'longest';
  readonly values: readonly (number | null)[];
}

interface ChartProps {
  readonly title: string;
  /** In a sentence. */
  readonly summary: string;
  /** What each step is called, in full. */
  readonly steps: readonly string[];
  /** Bars stand on each other; the first is at the bottom. */
  readonly stacked: boolean;
  readonly series: readonly Series[];
  readonly text: (value: number) => string;
  readonly tableName: string;
}

const [WIDTH, HEIGHT] = [720, 160];

/** Bars over time, with all their numbers in a table behind them. */
export function Chart(props: ChartProps): JSX.Element {
  const { title, summary, steps, series, stacked, text } = props;
  const id = useId();
  const top = highest(series, stacked);
  const width = WIDTH / Math.max(1, steps.length);
  return (
    <section class="card chart" aria-labelledby={id}>
      <div class="card-head">
        <h2 id={id}>{title}</h2>
        <ul class="legend">
          {series.map(({ name, kind }) => (
            <li key={name}>
              <span class={`swatch ${kind}`} aria-hidden="true" />
              {name}
            </li>
          ))}
        </ul>
      </div>
      <figure>
        <p class="chart-top muted small">{text(top)}</p>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={summary}>
          <path class="chart-base" d={`M0 ${HEIGHT - 0.5}H${WIDTH}M0 0.5H${WIDTH}`} />
          {steps.map((step, index) => (
            <Step key={step} x={index * width} width={width} bars={barsOf(series, index, { stacked, top })}>
              {[step, ...series.map(({ name, values }) => `${name}: ${textOf(values[index], text)}`)].join(
                '\n',
              )}
            </Step>
          ))}
        </svg>
        <p class="chart-ends muted small">
          <span>{steps[0]}</span>
          <span>{steps.at(-1)}</span>
        </p>
        <figcaption class="small">{summary}</figcaption>
      </figure>
      <Table {...props} id={id} />
    </section>
  );
}

interface Bar {
  readonly kind: Series['kind'];
  readonly y: number;
  readonly height: number;
}

const textOf = (value: number | null | undefined, text: (value: number) => string): string =>
  value === null || value === undefined ? '–' : text(value);

/** At least 1, so that nothing is divided by nothing. */
function highest(series: readonly Series[], stacked: boolean): number {
  const length = series[0]?.values.length ?? 0;
  const at = (index: number): number[] => series.map(({ values }) => values[index] ?? 0);
  const tops = Array.from({ length }, (_, index) =>
    stacked ? at(index).reduce((sum, value) => sum + value, 0) : Math.max(...at(index)),
  );
  return Math.max(1, ...tops);
}

function barsOf(
  series: readonly Series[],
  index: number,
  { stacked, top }: { stacked: boolean; top: number },
): Bar[] {
  let under = 0;
  return series.map(({ kind, values }) => {
    const height = (Math.max(0, values[index] ?? 0) / top) * (HEIGHT - 1);
    const bar = { kind, height, y: HEIGHT - under - height };
    if (stacked) under += height;
    return bar;
  });
}

/** All bars of a step, and what they say to whoever points at them. */
const Step = ({
  x,
  width,
  bars,
  children,
}: {
  x: number;
  width: number;
  bars: readonly Bar[];
  children: string;
}): JSX.Element => (
  <g class="chart-step">
    <title>{children}</title>
    <rect class="chart-room" x={x} y={0} width={width} height={HEIGHT} />
    {bars.map(({ kind, y, height }) => (
      <rect
        key={kind}
        class={`chart-bar ${kind}`}
        x={x + width * 0.14}
        y={y}
        width={width * 0.72}
        height={height}
      />
    ))}
  </g>
);

const Table = ({ steps, series, text, tableName, id }: ChartProps & { id: string }): JSX.Element => (
  <details>
    <summary>{tableName}</summary>
    <div class="table-room" tabIndex={0} role="region" aria-labelledby={id}>
      <table>
        <thead>
          <tr>
            <td />
            {series.map(({ name }) => (
              <th key={name} scope="col" class="number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map((step, index) => (
            <tr key={step}>
              <th scope="row">{step}</th>
              {series.map(({ name, values }) => (
                <td key={name} class="number">
                  {textOf(values[index], text)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);
