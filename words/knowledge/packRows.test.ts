import { expect, it } from 'vitest'
import { findRow, packRows, rowsInside } from './packRows.ts'

const rows = packRows(
  new Map([
    ['kettle', [12, 40]],
    ['ketchup', [7]],
    ['tea', [3]],
    ['ox', [9]],
  ]),
)

it('finds what a whole key stands for, and nothing for a part of one', () => {
  expect(['kettle', 'ketchup', 'tea', 'ox'].map((key) => findRow(rows, key))).toEqual(['12,40', '7', '3', '9'])
  expect(['ket', 'kettles', '', 'cup', '12'].map((key) => findRow(rows, key))).toEqual(Array(5).fill(undefined))
})

it('finds every key inside a text', () => {
  expect(rowsInside(rows, 'my kettle steams')).toEqual(['12,40', '3'])
  expect(rowsInside(rows, 'te')).toEqual([])
})
