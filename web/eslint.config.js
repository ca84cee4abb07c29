import tseslint from 'typescript-eslint';

export default tseslint.config({ ignores: ['dist', 'node_modules'] }, ...tseslint.configs.strict, {
  rules: {
    // `list[index]!` after a checked index reads better than a cast; tsc's noUncheckedIndexedAccess makes us say it.
    '@typescript-eslint/no-non-null-assertion': 'off',
    'no-console': 'error',
    eqeqeq: 'error',
  },
});
