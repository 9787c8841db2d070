import type { SettingRows } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { Fault } from '../parts/notice.js';
import { PageHead } from '../parts/page-head.js';
import { useLoaded } from '../use-loaded.js';

/** The settings of the process that answers, as they hold. */
export function SettingsPage(): JSX.Element {
  const { value, fault } = useLoaded<SettingRows>('operator/settings');
  return (
    <>
      <PageHead title="Settings" />
      <p class="lead">
        Environment variables of the process that answers you. They are read once, at its start; secrets are
        masked.
      </p>
      <Fault text={fault} />
      <ul class="rows card settings">
        {(value?.settings ?? []).map((setting) => (
          <li key={setting.name}>
            <div>
              <code>{setting.name}</code>
              <p class="muted small">{setting.description}</p>
            </div>
            <p class="setting-value">
              {setting.value}
              {setting.is_default ? <span class="muted small"> default</span> : <span class="tag">set</span>}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
