import { describe, expect, it } from 'vitest'
import type { Mail, MailProvider } from './mailProvider.ts'

type Opened = { mail: MailProvider; delivered: () => Promise<Mail[]> }

export function describeMail(name: string, open: () => Promise<Opened>): void {
  describe(`mail: ${name}`, () => {
    it('hands over letters in the order they were sent, word for word', async () => {
      const { mail, delivered } = await open()
      const letters: Mail[] = [
        { to: 'ada@example.com', subject: 'Choose a new password', text: 'First line\nsecond "line" – ünïcode' },
        { to: 'bo@example.com', subject: 'Welcome', text: '' },
      ]
      for (const letter of letters) await mail.send(letter)
      expect(await delivered()).toMatchObject(letters)
    })

    it('loses no letter when several are sent at once', async () => {
      const { mail, delivered } = await open()
      const letters = Array.from({ length: 20 }, (_, index) => ({
        to: `${index}@example.com`,
        subject: 's',
        text: 't',
      }))
      await Promise.all(letters.map((letter) => mail.send(letter)))
      const addresses = (await delivered()).map((letter) => letter.to)
      expect(addresses.toSorted()).toEqual(letters.map((letter) => letter.to).toSorted())
    })
  })
}
