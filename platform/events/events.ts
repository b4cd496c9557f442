/** What is announced. Whoever announces adds its own kinds here, beside where they are defined: a misspelt one does not compile. */
export interface Events {}

/** Something that happened, said by the operation that did it, inside its transaction. */
export type Announced = Events[keyof Events]
