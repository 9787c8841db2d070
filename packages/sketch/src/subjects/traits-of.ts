import type { SubjectDescription } from '../prompt/scene-description.js';
import { artHabit } from './art-habits.js';
import { findSubject } from './catalogue.js';
import type { Subject, Traits } from './subject.js';

/** How a thing of the picture lives there, whether we draw it or the open art does. */
export function traitsOf(subject: SubjectDescription): Traits {
  return recordOf(subject) ?? artHabit(subject.noun);
}

/** The record of what we draw ourselves; undefined for open art. */
export function recordOf(subject: SubjectDescription): Subject | undefined {
  return subject.source === 'drawn' ? findSubject(subject.noun) : undefined;
}
