// Writes the software bill of materials (CycloneDX 1.6) to standard output: `npm run --silent sbom > sbom.json`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './checks.ts'
import { billOfMaterials } from './supplyChain/billOfMaterials.ts'
import { listComponents, type Lock } from './supplyChain/components.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))
const { name, version } = read('package.json') as { name: string; version: string }

process.stdout.write(
  `${JSON.stringify(billOfMaterials({ name, version }, listComponents(read('package-lock.json') as Lock)), null, 2)}\n`,
)
