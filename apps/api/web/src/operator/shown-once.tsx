import type { MadeAccount, MadeResetLink } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { CodeBlock } from '../parts/code-block.js';
import { dateOf } from '../words.js';

/** A link that sets a password: to be sent to one person. */
export const ResetLink = ({ made }: { made: MadeResetLink }): JSX.Element => (
  <div class="new-key" role="status">
    <p>
      <strong>Send this link to its owner. It is shown this once,</strong> sets the password once, and works
      until {dateOf(made.expires_at)}. The old password works until then.
    </p>
    <CodeBlock name="Link to set the password" text={made.link} />
  </div>
);

/** What a new account starts with. */
export const NewAccount = ({ made }: { made: MadeAccount }): JSX.Element => (
  <div class="new-key" role="status">
    <p>
      <strong>{made.account.email} has an account. Both are shown this once:</strong> the link sets its first
      password and works until {dateOf(made.expires_at)}; the key calls the API.
    </p>
    <CodeBlock name="Link to set the password" text={made.link} />
    <CodeBlock name="API key" text={made.api_key} />
  </div>
);
