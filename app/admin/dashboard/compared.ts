export type Compared = { now: number; before: number; days: number[]; daysBefore: number[] }
