import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Asked = { challenge: string; origin: string; isUnlocked?: boolean }

const PRESENT = 0x01
const UNLOCKED = 0x04
const HAS_KEY = 0x40

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
const bytes = (value: Uint8Array) => Buffer.concat([Buffer.from([0x58, value.length]), value])

// What a phone does with a passkey (WebAuthn level 2, 6.1 and 6.5), in memory: keys on P-256, no attestation.
export function createSoftPasskey(rpId: string) {
  const id = randomBytes(16)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const cose = Buffer.concat([
    Buffer.from('a5010203262001', 'hex'),
    Buffer.from([0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ])
  const dataOf = (flags: number, rest = Buffer.alloc(0)) =>
    Buffer.concat([sha256(rpId), Buffer.from([flags, 0, 0, 0, 0]), rest])
  const clientDataOf = (type: string, { challenge, origin }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const credential = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} }

  return {
    create(asked: Asked) {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose])
      const authData = dataOf(PRESENT | HAS_KEY | (asked.isUnlocked === false ? 0 : UNLOCKED), attested)
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(authData),
      ])
      const clientDataJSON = base64url(clientDataOf('webauthn.create', asked))
      return { ...credential, response: { clientDataJSON, attestationObject: base64url(attestationObject) } }
    },

    get(asked: Asked) {
      const authenticatorData = dataOf(PRESENT | (asked.isUnlocked === false ? 0 : UNLOCKED))
      const clientData = clientDataOf('webauthn.get', asked)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), privateKey)
      const response = {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
      }
      return { ...credential, response }
    },
  }
}
