import type { AccessTool } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';

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
      <legend>It may</legend>
      {tools.map(({ name, title }) => (
        <label key={name} class="check">
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={(event) => change(name, event.currentTarget.checked)}
          />
          {title}
        </label>
      ))}
    </fieldset>
  );
};
