"""What is fixed in ComfyUI's code rather than read from a model file, made smaller in a copy of it."""

import os
import re

#: The width of a text encoder whose width no model file tells.
TEXT_WIDTH = 64
#: Words of the tokenizers that we make.
WORDS = 512


def within(start, changes):
    """Changes numbers after a line that begins with `start`, and before the next class."""
    return [(rf"({re.escape(start)}(?:(?!\nclass )[\s\S])*?\b{name}[\"']?(?:: int)? ?[=:] ?){old}\b", rf"\g<1>{new}") for name, old, new in changes]


QWEN = within("class Qwen25_7BVLI_Config", [
    ("hidden_size", 3584, TEXT_WIDTH), ("intermediate_size", 18944, 64), ("num_hidden_layers", 28, 4),
    ("num_attention_heads", 28, 2), ("num_key_value_heads", 4, 1),
])
# LTX's loader knows Gemma by its 48th layer, so the layers stay.
GEMMA = within("class Gemma3_12B_Config", [
    ("vocab_size", 262208, WORDS), ("hidden_size", 3840, TEXT_WIDTH), ("intermediate_size", 15360, 64),
    ("num_attention_heads", 16, 2), ("num_key_value_heads", 8, 1), ("head_dim", 256, 32),
])
GEMMA_EYES = within("GEMMA3_VISION_CONFIG", [
    ("hidden_size", 1152, 64), ("intermediate_size", 4304, 64), ("num_attention_heads", 16, 2), ("num_hidden_layers", 27, 1),
])
QWEN_EYES = within("class Qwen2VLVisionTransformer", [("intermediate_size", 3420, 64), ("num_layers", 32, 1)])

CHANGES = {
    "comfy/text_encoders/umt5_config_xxl.json": within("{", [
        ("d_ff", 10240, 64), ("num_heads", 64, 2), ("num_layers", 24, 1), ("vocab_size", 256384, WORDS),
    ]),
    "comfy/text_encoders/byt5_config_small_glyph.json": within("{", [("d_ff", 3584, 64), ("num_layers", 12, 1)]),
    "comfy/clip_vision_siglip_384.json": within("{", [("intermediate_size", 4304, 64), ("num_hidden_layers", 27, 2)]),
    "comfy/text_encoders/llama.py": [*QWEN, *GEMMA, *GEMMA_EYES, (r"(Qwen2VLVisionTransformer\(hidden_size=)1280", r"\g<1>64")],
    "comfy/text_encoders/qwen_vl.py": QWEN_EYES,
    "comfy/text_encoders/lt.py": [(r"3840 \* 49", f"{TEXT_WIDTH} * 49"), (r"4096, 2048", "64, 32")],
    "comfy/sd.py": [
        (r'("dim": )160(, "z_dim": self.latent_channels)', r"\g<1>16\g<2>"),
        (r'("block_out_channels": )\[128, 256, 512, 1024, 1024\]', r"\g<1>[32, 32, 64, 64, 64]"),
    ],
    "comfy/ldm/wan/vae2_2.py": [(r"dec_dim=256", "dec_dim=16")],
}


def shrink(code):
    """Changes the copy, and answers a line for each file. Throws where a version of ComfyUI is written otherwise."""
    for path, changes in CHANGES.items():
        with open(os.path.join(code, path)) as file:
            text = file.read()
        for pattern, new in changes:
            text, count = re.subn(pattern, new, text)
            if count == 0:
                raise SystemExit(f"{path} of this ComfyUI has nothing like {pattern}: tell it in tests/engines/real/tiny/smaller.py.")
        with open(os.path.join(code, path), "w") as file:
            file.write(text)
        yield f"{path}, {len(changes)} numbers"
