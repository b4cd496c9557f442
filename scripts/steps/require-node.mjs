// Imported before all else, and plain enough for a Node so old that it could not even read the rest.
const oldest = 20

if (Number(process.versions.node.split('.')[0]) < oldest) {
  const found = process.versions.node
  console.error(
    `Guildhall needs Node ${oldest} or newer, and this is ${found}: get one from nodejs.org and start again.`,
  )
  process.exit(1)
}
