import type { TestDatabase } from '@clipwright/testing';
import { rowsOf } from '../../support/index.js';
import { newPerson, type Person } from './person.js';

/** Somebody who has just signed up and was made an operator. */
export async function newOperator(origin: string, database: TestDatabase): Promise<Person> {
  const person = await newPerson(origin);
  await rowsOf(database, 'UPDATE accounts SET operator = true WHERE email = $1', [person.email]);
  return person;
}

export const accountIdOf = async (database: TestDatabase, email: string): Promise<string> => {
  const [row] = await rowsOf<{ id: string }>(database, 'SELECT id FROM accounts WHERE email = $1', [email]);
  return row?.id ?? '';
};
