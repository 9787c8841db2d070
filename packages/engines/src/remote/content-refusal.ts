const REFUSED_CONTENT =
  /content[\s_-]?(?:policy|checker|filter|violation|moderat)|\bmoderation\b|\brequest moderated\b|moderation_|safety[\s_-]?(?:checker|filter|system|violation|polic)|\bnsfw\b|guardrail|flagged as (?:sensitive|unsafe|inappropriate)|\(E005\)|policy[\s_-]violation|violat\w* .{0,40}polic/i;

/** Whether a server's or a library's words tell of rules about content. */
export const isContentRefusal = (text: string): boolean => REFUSED_CONTENT.test(text);
