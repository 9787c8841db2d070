import type { AccessTool } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { words } from '../words.js';

/** Which tools somebody lets a program use. */
export const ToolChoice = ({
  tools,
  chosen,
  onChosen,
}: {
  tools: readonly AccessTool[];
  chosen: readonly string[];
  onChosen: (names: readonly string[]) => void;
}): JSX.Element => {
  const change = (name: string, isIn: boolean): void =>
    onChosen(isIn ? [...chosen, name] : chosen.filter((other) => other !== name));
  return (
    <fieldset class="field tool-choice">
      <legend>{words().programs.may}</legend>
      {tools.map(({ name, title }) => (
        <label key={name} class="check">
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={(event) => change(name, event.currentTarget.checked)}
          />
          {toolTitle(name) ?? title}
        </label>
      ))}
    </fieldset>
  );
};

/** A newer server may have a tool that these words do not know. */
const toolTitle = (name: string): string | undefined =>
  (words().programs.tools as Readonly<Record<string, string>>)[name];
