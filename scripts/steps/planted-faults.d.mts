export const plantedFaults: readonly {
  name: string
  file: string
  find: string | RegExp
  put: string
  check: string
  args: string[]
  isBuilt?: boolean
}[]
