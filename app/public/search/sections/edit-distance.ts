/**
 * How many letters must be changed, added, left out or swapped with their neighbour. Counting stops past `most`:
 * a query is compared with every word there is, and nearly all of them are far away.
 */
export function editDistance(first: string, second: string, most: number): number {
  if (Math.abs(first.length - second.length) > most) return most + 1
  let before: number[] = []
  let above = Array.from({ length: second.length + 1 }, (_, column) => column)
  let leastAbove = 0
  for (let row = 1; row <= first.length; row++) {
    const line = [row]
    let least = row
    for (let column = 1; column <= second.length; column++) {
      const change = first[row - 1] === second[column - 1] ? 0 : 1
      let cost = Math.min(above[column] ?? 0, line[column - 1] ?? 0) + 1
      cost = Math.min(cost, (above[column - 1] ?? 0) + change)
      const isSwapped = first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1]
      if (row > 1 && column > 1 && isSwapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      line.push(cost)
      if (cost < least) least = cost
    }
    if (least > most && leastAbove > most) return most + 1
    before = above
    above = line
    leastAbove = least
  }
  return above[second.length] ?? most + 1
}
