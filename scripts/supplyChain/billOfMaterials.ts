import { readByHand } from './licences.ts'
import type { LockedComponent } from './components.ts'

type Product = { name: string; version: string }

/** A software bill of materials as CycloneDX 1.6 JSON. The same lock file gives the same bytes. */
export function billOfMaterials(product: Product, components: readonly LockedComponent[]): object {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': product.name, ...product } },
    components: components.map(describe),
  }
}

function describe({ name, version, licence, integrity, isForDevelopers }: LockedComponent): object {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const spoken = readByHand[name]?.licence ?? licence
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    scope: isForDevelopers ? 'excluded' : 'required',
    ...(spoken !== '' && { licenses: [toLicence(spoken)] }),
    ...(integrity.startsWith('sha512-') && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }],
    }),
  }
}

function toLicence(spoken: string): object {
  return spoken.includes(' ') ? { expression: spoken } : { license: { id: spoken } }
}
