import { Invalid } from '#platform/errors/errors.ts'

export function refuseSameName(): never {
  const rule = 'Name: a view of this list has it already'
  throw new Invalid(rule, { name: [rule] })
}
