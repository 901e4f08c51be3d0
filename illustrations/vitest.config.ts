/** The drawings' own checks, run by `script/redraw --check`. */
export default {
  test: { include: ['illustrations/**/*.test.ts'], maxWorkers: 2 },
};
