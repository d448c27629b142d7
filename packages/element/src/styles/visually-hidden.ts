/** Declarations that hide words from all but screen readers. They take no space and cannot be scrolled to. */
export const hidden = /* css */ `
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
`;
