import type { Work } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';

/** What became of the videos of each model within a day. */
export const LastDay = ({ days }: { days: Work['last_day'] }): JSX.Element => (
  <section class="card" aria-labelledby="day-title">
    <h2 id="day-title">Last 24 hours</h2>
    {days.length === 0 ? (
      <p class="muted">No videos.</p>
    ) : (
      <div class="table-room" tabIndex={0} role="region" aria-labelledby="day-title">
        <table>
          <thead>
            <tr>
              <th scope="col">Model</th>
              <th scope="col" class="number">
                Completed
              </th>
              <th scope="col" class="number">
                Fallback
              </th>
              <th scope="col" class="number">
                Failed
              </th>
              <th scope="col" class="number">
                Median time
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.model}>
                <th scope="row">{day.model}</th>
                <td class="number">{day.completed}</td>
                <td class="number">{day.fallbacks}</td>
                <td class="number">{day.failed}</td>
                <td class="number">
                  {day.median_seconds === null ? '–' : `${day.median_seconds.toFixed(1)} s`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
  </section>
);
