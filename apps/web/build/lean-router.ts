import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out the parts of the router that no page uses: their names for developers, written onto each after
 * it is made, and what they are wrapped in are what keeps them. Nothing that is used works otherwise without its name.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  transform: {
    filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replaceAll(/= ([\w$]+\.)?(forwardRef|createContext|memo)\(/g, '= /* @__PURE__ */ $1$2('),
  },
});
